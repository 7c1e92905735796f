# Sourced by ./test --deep: what luck may find that the usual examples do not. $seed is printed and can be given again.

depth=${FAROL_DEPTH:-40} # times as many examples
minutes=${FAROL_MINUTES:-10}
seconds_each=$((minutes * 60))

printf 'Seed %s, depth %s, %s minutes for each search: ./test --deep %s repeats it.\n' \
    "$seed" "$depth" "$minutes" "$seed"

deeply() { # PYTEST ARGUMENTS
    env FAROL_DEPTH="$depth" "$bin/pytest" -q -n auto --hypothesis-seed="$seed" -o faulthandler_timeout=0 "$@"
}

section "Games and properties, $depth times as many examples" deeply \
    src tests/core tests/games tests/conformance tests/embers tests/kuhn tests/shaft \
    tests/server/test_openapi.py tests/server/test_fast_websocket.py tests/server/test_seals.py tests/bench/test_checksum.py
section "Wire and HTTP, $minutes minutes of junk" "$bin/python" -m bench.fuzz \
    --seconds "$seconds_each" --seed "$seed"
section "Pairs of worlds that must sound alike, $minutes minutes" "$bin/python" -m bench.leaks \
    --seconds "$seconds_each" --seed "$seed"
section 'Kills in the middle of moves, 30 rounds' "$bin/python" -m bench.crash --rounds 30 --players 20
if [ "${FAROL_NO_WEB:-0}" = 0 ] && find_chromium; then
    section 'Every screen in every size' env FAROL_MATRIX=1 "$bin/pytest" -q -n auto tests/browser/test_scenes.py
fi
for time in first second third; do
    in_the_browser "Browser, $time time"
done
