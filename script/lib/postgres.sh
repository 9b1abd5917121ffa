# Sourced by scripts that need PostgreSQL. Unless TEST_DATABASE_URL is set, starts a private cluster on a free
# loopback port in a temporary folder, and stops and removes it afterwards.
. script/lib/apt.sh
. script/lib/loopback.sh

# `inkstone_use_postgres [setting …]`, each setting in the form of postgres -c.
inkstone_use_postgres() {
  [ -z "${TEST_DATABASE_URL:-}" ] || return 0
  local bin port setting
  local settings=() as_postgres=()
  inkstone_install_postgres
  bin=$(inkstone_postgres_programs)
  if [ -z "$bin" ]; then
    echo "No PostgreSQL here: install it, or name one in TEST_DATABASE_URL." >&2
    return 1
  fi

  for setting in "$@"; do settings+=(-c "$setting"); done
  port=$(inkstone_free_port)
  INKSTONE_POSTGRES=$(mktemp -d)
  # PostgreSQL refuses to run as root; Debian's package creates a user for it.
  if [ "$(id -u)" = 0 ]; then
    chown postgres "$INKSTONE_POSTGRES"
    as_postgres=(setpriv --reuid=postgres --regid=postgres --init-groups)
  fi
  "${as_postgres[@]}" "$bin/initdb" -D "$INKSTONE_POSTGRES/data" -U inkstone -A trust -E UTF8 \
    --locale=C.UTF-8 --no-sync >"$INKSTONE_POSTGRES/initdb.log" || return 1
  "${as_postgres[@]}" "$bin/postgres" -D "$INKSTONE_POSTGRES/data" -p "$port" -k "$INKSTONE_POSTGRES" \
    -c listen_addresses=127.0.0.1 "${settings[@]}" >"$INKSTONE_POSTGRES/postgres.log" 2>&1 </dev/null &
  INKSTONE_POSTGRES_PID=$!
  inkstone_wait_for PostgreSQL "$INKSTONE_POSTGRES/postgres.log" "$bin/pg_isready" -q -h 127.0.0.1 -p "$port" || {
    inkstone_stop_postgres
    return 1
  }
  export TEST_DATABASE_URL="postgres://inkstone@127.0.0.1:$port/postgres"
}

# Has programs connect to the cluster by its Unix socket, which takes less processor time than TCP: the `host` parameter takes
# precedence over the address, which remains for what needs one.
inkstone_prefer_postgres_socket() {
  [ -z "${INKSTONE_POSTGRES:-}" ] || export TEST_DATABASE_URL="$TEST_DATABASE_URL?host=$INKSTONE_POSTGRES"
}

inkstone_stop_postgres() {
  [ -n "${INKSTONE_POSTGRES_PID:-}" ] || return 0
  kill -INT "$INKSTONE_POSTGRES_PID" 2>/dev/null || true
  wait "$INKSTONE_POSTGRES_PID" 2>/dev/null || true
  rm -rf "$INKSTONE_POSTGRES"
  unset INKSTONE_POSTGRES INKSTONE_POSTGRES_PID
}

# Does nothing when PostgreSQL is installed, or TEST_DATABASE_URL is set.
inkstone_install_postgres() {
  [ -z "${TEST_DATABASE_URL:-}" ] && [ -z "$(inkstone_postgres_programs)" ] || return 0
  if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    echo "Installing PostgreSQL…"
    inkstone_apt_install postgresql
  fi
}

inkstone_postgres_programs() {
  local found
  found=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
  if [ -z "$found" ] && command -v postgres >/dev/null; then found=$(dirname "$(command -v postgres)"); fi
  echo "$found"
}
