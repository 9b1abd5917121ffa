# Sourced by scripts that test against a real `llama-server`: one that TEST_LLAMA_SERVER names, one on PATH, or Debian's,
# which script/test-llama-server puts into .tools.

# Exports TEST_LLAMA_SERVER; returns 1 if no such program is found.
inkstone_use_llama_server() {
  [ -z "${TEST_LLAMA_SERVER:-}" ] || return 0
  if [ -x .tools/llama-server/llama-server ]; then
    export TEST_LLAMA_SERVER=$PWD/.tools/llama-server/llama-server
  else
    TEST_LLAMA_SERVER=$(command -v llama-server) || return 1
    export TEST_LLAMA_SERVER
  fi
}

# Unpacks the program of Debian's unstable suite with its own libraries into .tools/llama-server, and installs nothing.
# Older suites do not have it. The servers and the keyring are those of the machine's own sources.
inkstone_fetch_llama_server() {
  local target=$PWD/.tools/llama-server fresh apt uri
  command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || return 1
  uri=$(inkstone_debian_server)
  [ -n "$uri" ] || { apt-get update -q >/dev/null && uri=$(inkstone_debian_server); }
  [ -n "$uri" ] || return 1
  fresh=$(mktemp -d)
  mkdir -p "$fresh"/{lists,cache,debs,root}
  : >"$fresh/status"
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $uri sid main" >"$fresh/sources.list"
  apt=(apt-get -q -o "Dir::Etc::sourcelist=$fresh/sources.list" -o Dir::Etc::sourceparts=- -o "Dir::State::lists=$fresh/lists"
    -o "Dir::State::status=$fresh/status" -o "Dir::Cache=$fresh/cache" -o APT::Sandbox::User=root)
  if "${apt[@]}" update >"$fresh/log" 2>&1 && (cd "$fresh/debs" && "${apt[@]}" download llama.cpp-tools libllama0 \
    libggml0 libc6 libstdc++6 libgcc-s1 libgomp1 libssl3t64 zlib1g libzstd1) >>"$fresh/log" 2>&1; then
    local package
    for package in "$fresh"/debs/*.deb; do dpkg-deb -x "$package" "$fresh/root"; done
    inkstone_wrap_llama_server "$fresh/root"
    rm -rf "$target"
    mkdir -p .tools
    mv "$fresh/root" "$target"
  else
    tail -n 20 "$fresh/log" >&2
  fi
  rm -rf "$fresh"
  [ -x "$target/llama-server" ]
}

# Prints the server of the machine's own Debian sources, known after `apt-get update`.
inkstone_debian_server() {
  # shellcheck disable=SC2016 # apt replaces it.
  apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' | grep -v security | head -n 1
}

# `inkstone_wrap_llama_server ROOT` writes a program that runs the one in ROOT with the C library that it was built for.
# It looks for its processor variants beside the loader.
inkstone_wrap_llama_server() {
  local libraries
  libraries=$(cd "$1" && echo usr/lib/*-linux-gnu*)
  (cd "$1/$libraries" && ln -s ggml/backends*/*.so .)
  cat >"$1/llama-server" <<SCRIPT
#!/bin/sh
libraries=\$(dirname "\$0")/$libraries
exec "\$libraries"/ld-linux* --library-path "\$libraries:\$libraries/llama" "\$(dirname "\$0")/usr/bin/llama-server" "\$@"
SCRIPT
  chmod +x "$1/llama-server"
}
