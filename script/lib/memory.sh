# Sourced where hundreds of temporary databases and browser profiles are created: puts temporary files in
# memory (tmpfs) if there is enough of it, because disk writes would take longer than the tests.

inkstone_use_memory() {
  local room free
  room=$(df --output=avail -m /dev/shm 2>/dev/null | tail -n 1)
  free=$(awk '/^MemAvailable:/ { print int($2 / 1024) }' /proc/meminfo 2>/dev/null)
  [ "${room:-0}" -ge 4096 ] && [ "${free:-0}" -ge 8192 ] || return 0
  INKSTONE_MEMORY=$(mktemp -d /dev/shm/inkstone-XXXXXX) || return 0
  # When started as root, PostgreSQL runs as another user.
  chmod 711 "$INKSTONE_MEMORY"
  export TMPDIR=$INKSTONE_MEMORY
}

inkstone_free_memory() {
  [ -n "${INKSTONE_MEMORY:-}" ] || return 0
  rm -rf "$INKSTONE_MEMORY"
  unset INKSTONE_MEMORY TMPDIR
}
