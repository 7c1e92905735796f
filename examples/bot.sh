#!/bin/sh
# A bot in ten lines: ./farol bot ghosts_galore --exec "sh examples/bot.sh"
# It always takes the first legal action.
while read -r line; do
    case $line in
    '{"type": "hello"'*) echo '{"type": "ready", "name": "a few lines of shell"}' ;;
    *)
        id=${line#*'"id": '}
        echo "{\"type\": \"move\", \"id\": ${id%%,*}, \"choose\": 0}"
        ;;
    esac
done
