# Sourced by ./farol and ./test, which set `root` first: finds the Python that runs tools/setup.py.

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

find_python() { # that of .venv, or one for it; `python` says which
    python="$root/.venv/bin/python"
    if [ -x "$python" ]; then return 0; fi
    too_old='' without_venv=''
    for python in python3.14 python3.13 python3.12 python3.11 python3 python; do
        # A name can exist and still not run (version managers put such scripts in the way).
        version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) ||
            continue
        if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
            too_old=$version
        elif ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
            without_venv=$python
        else
            return 0
        fi
    done
    if [ -n "$without_venv" ]; then
        fail "Farol needs Python's venv module, which $without_venv lacks (on Debian and Ubuntu: apt install python3-venv)."
    elif [ -n "$too_old" ]; then
        fail "Farol needs Python 3.11 or newer; the newest one found is $too_old."
    fi
    fail "Farol needs Python 3.11 or newer, and no Python was found."
}
