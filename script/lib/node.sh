# Sourced by every script: puts a Node of the wanted major version first on PATH.
# The wanted version is the one place in `.node-version`; of the same major, `least` will do.

inkstone_use_node() {
  local want have tools least=24.6.0
  want=$(cat .node-version)
  have=$(node --version 2>/dev/null | sed 's/^v//' || true)
  if [ "${have%%.*}" = "${want%%.*}" ] && [ "$(printf '%s\n' "$least" "$have" | sort -V | head -n 1)" = "$least" ]; then
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
