# Sourced by every script: puts a Node of the required major version first on PATH. The version is defined
# only in `.node-version`; an installed Node of the same major version is used if it is at least `minimum`.

inkstone_use_node() {
  local want have tools minimum=24.6.0
  want=$(cat .node-version)
  have=$(node --version 2>/dev/null | sed 's/^v//' || true)
  if [ "${have%%.*}" = "${want%%.*}" ] && [ "$(printf '%s\n' "$minimum" "$have" | sort -V | head -n 1)" = "$minimum" ]; then
    return
  fi
  tools=".tools/node-$want"
  if [ ! -x "$tools/node_modules/node/bin/node" ]; then
    echo "Fetching Node $want (the system has ${have:-none})…"
    mkdir -p "$tools"
    npm install --prefix "$tools" --no-save --no-audit --no-fund --loglevel=error "node@$want" || return 1
  fi
  PATH="$PWD/$tools/node_modules/node/bin:$PATH"
  export PATH
}
