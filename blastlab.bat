@echo off
rem Starts Blastlab from this checkout. The first start, and the first one after a change of the sources, builds it.
rem BLASTLAB_OPTS holds further options for Java, e.g. set BLASTLAB_OPTS=-Xmx4g
setlocal
for %%i in ("%~dp0.") do set "home=%%~fi"
set "jar=%home%\build\launcher\blastlab.jar"
set "stamp=%home%\build\launcher.stamp"

set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
"%java%" -version >nul 2>nul
if errorlevel 1 (
    echo blastlab: no java was found. Install a JDK 17 ^(https://adoptium.net^) and set JAVA_HOME to it. 1>&2
    exit /b 1
)

rem Build if a source, or a folder of sources, is newer than the last build.
if not exist "%jar%" goto build
if not exist "%stamp%" goto build
powershell -NoProfile -Command "Set-Location -LiteralPath $env:home; $built = (Get-Item build/launcher.stamp).LastWriteTime; $all = @(Get-Item framework/src/main, grader/src/main, grader/rubrics, maps, scenarios, framework/build.gradle, grader/build.gradle, build.gradle, settings.gradle, gradle.properties -ErrorAction Ignore) + @(Get-ChildItem -Recurse framework/src/main, grader/src/main, grader/rubrics, maps, scenarios, gradle -ErrorAction Ignore); if ($all | Where-Object { $_.LastWriteTime -gt $built }) { exit 1 }"
if not errorlevel 1 goto start

:build
echo blastlab: building (the first time takes a minute) ... 1>&2
if not exist "%home%\build" mkdir "%home%\build"
set "log=%home%\build\launcher.log"
rem The time of the stamp is that of the start, so that a change during the build is not lost.
type nul >"%stamp%.new"
pushd "%home%"
call gradlew.bat :framework:launcher >"%log%" 2>&1 <nul
if errorlevel 1 goto failed
popd
move /y "%stamp%.new" "%stamp%" >nul

:start
rem The collector for throughput, as in the shell script, unless another one was chosen.
set "gc=-XX:+UseParallelGC"
echo "%BLASTLAB_OPTS% %JAVA_TOOL_OPTIONS% %JDK_JAVA_OPTIONS%" | findstr /c:"GC" >nul && set "gc="
"%java%" "-Dblastlab.home=%home%" %gc% %BLASTLAB_OPTS% -jar "%jar%" %*
exit /b %ERRORLEVEL%

:failed
popd
type "%log%" 1>&2
echo blastlab: the build failed, see above 1>&2
exit /b 1
