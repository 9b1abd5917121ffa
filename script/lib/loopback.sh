# Sourced by scripts that start a program on a free loopback port.

# Prints a free port.
inkstone_free_port() {
  node -e "const s = require('net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close(); })"
}

# `inkstone_wait_for NAME LOG COMMAND …` runs a command every 0.1 s until it succeeds; after 10 s it prints the log and
# fails.
inkstone_wait_for() {
  local name=$1 log=$2 try
  shift 2
  for try in $(seq 100); do
    "$@" && return 0
    sleep 0.1
  done
  echo "$name did not start within 10 seconds:" >&2
  cat "$log" >&2
  return 1
}
