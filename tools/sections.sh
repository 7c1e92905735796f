# Sourced by ./test: sections with a title and a time, what was left out, and a summary of all.

started=$(date +%s)
failed=''
summary=''

section() { # TITLE COMMAND...
    title=$1
    shift
    printf '\n== %s\n' "$title"
    begun=$(date +%s) status=0
    "$@" || status=$?
    concluded "$title" $status
}

concluded() { # TITLE STATUS; since `begun`
    if [ "$2" = 0 ]; then result=ok; else
        result=FAILED
        failed="${failed:+$failed, }$1"
    fi
    line=$(printf '%6s s  %-6s  %s' "$(($(date +%s) - begun))" "$result" "$1")
    summary="$summary$line
"
}

left_out() { # TITLE REASON
    printf '\n== %s\nLeft out: %s\n' "$1" "$2"
    line=$(printf '%6s    %-6s  %s: %s' '' 'out' "$1" "$2")
    summary="$summary$line
"
}

finish() {
    printf '\n%s' "$summary"
    seconds=$(($(date +%s) - started))
    if [ -n "$failed" ]; then
        printf '\nFailed after %s s: %s.\n' "$seconds" "$failed"
        exit 1
    fi
    printf '\nAll of it held, in %s s.\n' "$seconds"
}
