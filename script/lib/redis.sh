# Sourced by scripts that need Redis. Unless TEST_REDIS_URL is set, starts a private instance on a free
# loopback port that writes nothing to disk, and stops it afterwards.
. script/lib/apt.sh
. script/lib/loopback.sh

# Installs Redis if it is missing and installation is permitted.
inkstone_install_redis() {
  [ -z "${TEST_REDIS_URL:-}" ] || return 0
  if ! command -v redis-server >/dev/null && command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    echo "Installing Redis…"
    inkstone_apt_install redis-server
  fi
}

# `inkstone_use_redis [option …]`, each option in the form of redis-server.
inkstone_use_redis() {
  [ -z "${TEST_REDIS_URL:-}" ] || return 0
  local port
  inkstone_install_redis
  if ! command -v redis-server >/dev/null; then
    echo "No Redis here: install redis-server, or name one in TEST_REDIS_URL." >&2
    return 1
  fi

  port=$(inkstone_free_port)
  INKSTONE_REDIS=$(mktemp -d)
  redis-server --bind 127.0.0.1 --port "$port" --dir "$INKSTONE_REDIS" --save '' --appendonly no "$@" \
    >"$INKSTONE_REDIS/redis.log" 2>&1 </dev/null &
  INKSTONE_REDIS_PID=$!
  inkstone_wait_for Redis "$INKSTONE_REDIS/redis.log" eval "(: <>/dev/tcp/127.0.0.1/$port) 2>/dev/null" || {
    inkstone_stop_redis
    return 1
  }
  export TEST_REDIS_URL="redis://127.0.0.1:$port"
}

inkstone_stop_redis() {
  [ -n "${INKSTONE_REDIS_PID:-}" ] || return 0
  kill -TERM "$INKSTONE_REDIS_PID" 2>/dev/null || true
  wait "$INKSTONE_REDIS_PID" 2>/dev/null || true
  rm -rf "$INKSTONE_REDIS"
  unset INKSTONE_REDIS INKSTONE_REDIS_PID
}
