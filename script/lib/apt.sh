# Sourced where a Debian package may be missing. Says nothing but what went wrong.

# `inkstone_apt_install package …`; only root can.
inkstone_apt_install() {
  local log
  log=$(mktemp)
  if ! { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@"; } \
    >"$log" 2>&1 </dev/null; then
    tail -n 20 "$log" >&2
  fi
  rm -f "$log"
}
