# Sourced by scripts that need a browser: puts the path of a Chromium into CHROMIUM, from Debian's
# package where the machine has none.
. script/lib/apt.sh

inkstone_use_chromium() {
  CHROMIUM=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}
  if [ -z "$CHROMIUM" ] && command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    echo "Installing Chromium…"
    inkstone_apt_install chromium fonts-noto-cjk
    CHROMIUM=$(command -v chromium || true)
  fi
  export CHROMIUM
  [ -n "$CHROMIUM" ] || echo "No Chromium here: the browser journeys cannot run. Install it, or name one in CHROMIUM." >&2
}
