@echo off
rem Runs Gradle for this project: the gradle on the PATH. There is no wrapper jar.
setlocal
where gradle >nul 2>nul
if errorlevel 1 (
    echo gradlew: no gradle was found. Install a JDK 17 ^(https://adoptium.net^) and Gradle 7.3 or newer 1>&2
    echo gradlew: ^(https://gradle.org/install^), put both on the PATH and run this again. 1>&2
    exit /b 1
)
gradle %*
exit /b %ERRORLEVEL%
