/** A trie of sorted words in typed arrays; node 0 is the root, its first child node 1. */
export interface Trie {
  /** The letter (U+0000 to U+00FF) that leads to each node. */
  readonly letters: Uint8Array;
  /** The next sibling of each node; 0 if there is none. */
  readonly siblings: Int32Array;
  /** The number of the word that ends at each node; -1 if there is none. */
  readonly words: Int32Array;
  /** 1 for nodes with children; the first child is the next node. */
  readonly hasChildren: Uint8Array;
}

/**
 * Builds a trie of front-coded sorted words: each shares `shared[i]` letters with the previous one and
 * continues with `added[i]` of `letters`.
 */
export function makeTrie(shared: Uint8Array, added: Uint8Array, suffixes: Uint8Array): Trie {
  const nodes = suffixes.length + 1;
  const letters = new Uint8Array(nodes);
  const siblings = new Int32Array(nodes);
  const words = new Int32Array(nodes).fill(-1);
  const hasChildren = new Uint8Array(nodes);
  /** The node of the previous word at each depth. */
  const path = new Int32Array(256);
  let node = 0;
  let depthBefore = 0;
  for (let word = 0; word < shared.length; word++) {
    const depth = shared[word] ?? 0;
    const last = depth + (added[word] ?? 0);
    for (let at = depth + 1; at <= last; at++) {
      node++;
      letters[node] = suffixes[node - 1] ?? 0;
      const sibling = path[at] ?? 0;
      if (at === depth + 1 && at <= depthBefore) siblings[sibling] = node;
      hasChildren[path[at - 1] ?? 0] = 1;
      path[at] = node;
    }
    words[node] = word;
    depthBefore = last;
  }
  return { letters, siblings, words, hasChildren };
}

/** Returns for each node the maximum value of the words in its subtree. */
export function greatestUnder({ siblings, words, hasChildren }: Trie, values: Uint8Array): Uint8Array {
  const greatest = new Uint8Array(words.length);
  for (let node = words.length - 1; node >= 0; node--) {
    let max = values[words[node] ?? -1] ?? 0;
    for (let child = hasChildren[node] === 1 ? node + 1 : 0; child !== 0; child = siblings[child] ?? 0) {
      max = Math.max(max, greatest[child] ?? 0);
    }
    greatest[node] = max;
  }
  return greatest;
}

/** Returns the number of a word; -1 if it is missing. Only lower-case letters up to U+00FF are found. */
export function findWord({ letters, siblings, words, hasChildren }: Trie, word: string): number {
  let node = 0;
  for (let at = 0; at < word.length; at++) {
    if (hasChildren[node] === 0) return -1;
    const letter = word.charCodeAt(at);
    node++;
    while (letters[node] !== letter) {
      node = siblings[node] ?? 0;
      if (node === 0) return -1;
    }
  }
  return words[node] ?? -1;
}
