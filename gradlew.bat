@echo off
rem Runs the Gradle on the PATH, and after a run with tests prints "N passed, M failed, K skipped" as the last line.
setlocal
where gradle >nul 2>nul
if errorlevel 1 (
    echo gradlew: no gradle was found. Install a JDK 17 ^(https://adoptium.net^) and Gradle 7.3 or newer 1>&2
    echo gradlew: ^(https://gradle.org/install^), put both on the PATH and run this again. 1>&2
    exit /b 1
)

rem The build leaves one file per module with tests in this folder: "passed failed skipped".
set "counts=%TEMP%\gradlew-%RANDOM%%RANDOM%"
mkdir "%counts%"
call gradle "-PtestCounts=%counts%" %*
set "status=%ERRORLEVEL%"

set "tested="
set /a passed=0, failed=0, skipped=0
for %%f in ("%counts%\*") do (
    set "tested=yes"
    for /f "usebackq tokens=1-3" %%a in ("%%f") do set /a passed+=%%a, failed+=%%b, skipped+=%%c
)
rmdir /s /q "%counts%"
if defined tested echo %passed% passed, %failed% failed, %skipped% skipped
exit /b %status%
