# Sourced by scripts that need a browser: sets CHROMIUM to the path of Chromium, which is installed from
# Debian's package when it is missing.
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
