# Sourced where databases and profiles of browsers are made by the hundred and thrown away: has temporary files made in
# memory, where there is enough of it. The disk would take longer over them than the tests.

inkstone_use_memory() {
  local room free
  room=$(df --output=avail -m /dev/shm 2>/dev/null | tail -n 1)
  free=$(awk '/^MemAvailable:/ { print int($2 / 1024) }' /proc/meminfo 2>/dev/null)
  [ "${room:-0}" -ge 4096 ] && [ "${free:-0}" -ge 8192 ] || return 0
  INKSTONE_MEMORY=$(mktemp -d /dev/shm/inkstone-XXXXXX) || return 0
  # Another user than root runs the database there.
  chmod 711 "$INKSTONE_MEMORY"
  export TMPDIR=$INKSTONE_MEMORY
}

inkstone_free_memory() {
  [ -n "${INKSTONE_MEMORY:-}" ] || return 0
  rm -rf "$INKSTONE_MEMORY"
  unset INKSTONE_MEMORY TMPDIR
}
