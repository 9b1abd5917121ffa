import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A Rust library that is compiled into a WebAssembly file. */
export interface Crate {
  readonly name: string;
  readonly version: string;
}

const mitOrApache = 'MIT OR Apache-2.0';

/** Licences that the crates state on crates.io, by name. A crate without an entry fails `script/check notices`. */
export const crateLicences: Readonly<Record<string, string>> = {
  'aho-corasick': 'Unlicense OR MIT',
  ammonia: mitOrApache,
  'burn-core': mitOrApache,
  'burn-ndarray': mitOrApache,
  'burn-nn': mitOrApache,
  'burn-tensor': mitOrApache,
  bytemuck: 'Zlib OR Apache-2.0 OR MIT',
  chrono: mitOrApache,
  console_error_panic_hook: mitOrApache,
  'crossbeam-epoch': mitOrApache,
  cssparser: 'MPL-2.0',
  'cubecl-common': mitOrApache,
  'data-encoding': 'MIT',
  'dtoa-short': 'MPL-2.0',
  ecow: mitOrApache,
  'fid-rs': mitOrApache,
  fst: 'Unlicense OR MIT',
  hashbrown: mitOrApache,
  html5ever: mitOrApache,
  icu_collections: 'Unicode-3.0',
  icu_normalizer: 'Unicode-3.0',
  idna: mitOrApache,
  indexmap: mitOrApache,
  itoa: mitOrApache,
  'js-sys': mitOrApache,
  lazy_static: mitOrApache,
  levenshtein_automata: 'MIT',
  'louds-rs': mitOrApache,
  lru: 'MIT',
  markup5ever: mitOrApache,
  memchr: 'Unlicense OR MIT',
  ndarray: mitOrApache,
  once_cell: mitOrApache,
  parking_lot_core: mitOrApache,
  'percent-encoding': mitOrApache,
  phf_shared: 'MIT',
  'pulldown-cmark': 'MIT',
  'pulldown-cmark-escape': 'MIT',
  rand: mitOrApache,
  rand_chacha: mitOrApache,
  rayon: mitOrApache,
  'rayon-core': mitOrApache,
  regex: mitOrApache,
  'regex-automata': mitOrApache,
  'regex-syntax': mitOrApache,
  ruzstd: 'MIT',
  serde: mitOrApache,
  'serde-wasm-bindgen': 'MIT',
  serde_core: mitOrApache,
  serde_json: mitOrApache,
  'sharded-slab': 'MIT',
  smallvec: mitOrApache,
  string_cache: mitOrApache,
  tendril: mitOrApache,
  'tracing-core': 'MIT',
  'tracing-subscriber': 'MIT',
  'tracing-wasm': mitOrApache,
  'trie-rs': mitOrApache,
  'twox-hash': 'MIT',
  'typst-syntax': 'Apache-2.0',
  'unicode-math-class': mitOrApache,
  'unicode-script': mitOrApache,
  'unicode-segmentation': mitOrApache,
  'unicode-width': mitOrApache,
  url: mitOrApache,
  uuid: mitOrApache,
  'wasm-bindgen': mitOrApache,
  zip: 'MIT',
  'zlib-rs': 'Zlib',
};

/**
 * Returns the crates in a WebAssembly file, found by the source paths that Rust stores for its panic messages. A crate that can
 * never panic leaves no path and is not found.
 */
export function findCrates(wasm: Uint8Array): readonly Crate[] {
  const text = Buffer.from(wasm.buffer, wasm.byteOffset, wasm.byteLength).toString('latin1');
  const paths = text.matchAll(/registry\/src\/[^/]+\/([\w-]+?)-(\d+\.\d+\.\d+[\w.+-]*)\//g);
  const crates = new Map<string, Crate>();
  for (const [, name = '', version = ''] of paths) crates.set(`${name}@${version}`, { name, version });
  return [...crates.keys()].sort().flatMap((key) => crates.get(key) ?? []);
}

/** Returns the crates in the installed WebAssembly files of harper. */
export function cratesOfHarper(root: string): readonly Crate[] {
  const folder = join(root, 'node_modules/harper.js/dist');
  const files = readdirSync(folder).filter((name) => name.endsWith('.wasm'));
  return findCrates(Buffer.concat(files.map((name) => readFileSync(join(folder, name)))));
}
