# Sourced by scripts that may need a Debian package. Prints errors only.

# `inkstone_apt_install package …`; requires root.
inkstone_apt_install() {
  local log
  log=$(mktemp)
  if ! { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@"; } \
    >"$log" 2>&1 </dev/null; then
    tail -n 20 "$log" >&2
  fi
  rm -f "$log"
}
