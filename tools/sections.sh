# Sourced by ./test: sections with a title and a time, what was left out, and a summary of all.

started=$(date +%s)
failed=''
summary=''
waiting=''
trap 'trap - INT TERM; kill 0' INT TERM # also what was begun by `beside`

section() { # TITLE COMMAND...
    title=$1
    shift
    printf '\n== %s\n' "$title"
    begun=$(date +%s) status=0
    "$@" || status=$?
    concluded "$title" $status
}

beside() { # TITLE COMMAND...: behind the sections that follow, and told by `gather`
    log=$(mktemp) && waiting="$waiting $log"
    printf '%s\n' "$1" >"$log.title"
    shift
    (
        begun=$(date +%s) status=0
        "$@" >"$log" 2>&1 </dev/null || status=$?
        echo "$status $(($(date +%s) - begun))" >"$log.status"
    ) &
}

gather() { # what was begun by `beside`
    wait
    for log in $waiting; do
        read -r title <"$log.title"
        read -r status seconds <"$log.status"
        printf '\n== %s\n' "$title"
        cat "$log"
        begun=$(($(date +%s) - seconds))
        if [ "$status" = 75 ]; then
            left_out "$title" 'the package index cannot be reached.'
        else
            concluded "$title" "$status"
        fi
        rm -f "$log" "$log.title" "$log.status"
    done
    waiting=''
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

finish() { # WHAT THIS TIER LEFT OUT
    printf '\n%s' "$summary"
    seconds=$(($(date +%s) - started))
    if [ -n "$failed" ]; then
        printf '\nFailed after %s s: %s.\n' "$seconds" "$failed"
    else
        printf '\nAll of it held, in %s s.\n' "$seconds"
    fi
    [ -z "$1" ] || printf 'Not run: %s\n' "$1"
    [ -z "$failed" ]
}
