/** Words in the order of their letters as a tree of typed arrays; node 0 is the root, its first child node 1. */
export interface Trie {
  /** The letter (U+0000 to U+00FF) that leads to each node. */
  readonly letters: Uint8Array;
  /** The next node with the same parent; 0 where there is none. */
  readonly siblings: Int32Array;
  /** The number of the word that ends at each node; -1 where none does. */
  readonly words: Int32Array;
  /** 1 where a node has children; the first of them is the node behind it. */
  readonly hasChildren: Uint8Array;
}

/**
 * Makes the tree of sorted words that are given as front coding: each shares `shared[i]` letters with the one
 * before it and goes on with `added[i]` of `letters`.
 */
export function makeTrie(shared: Uint8Array, added: Uint8Array, suffixes: Uint8Array): Trie {
  const nodes = suffixes.length + 1;
  const letters = new Uint8Array(nodes);
  const siblings = new Int32Array(nodes);
  const words = new Int32Array(nodes).fill(-1);
  const hasChildren = new Uint8Array(nodes);
  /** The node at each depth of the word before. */
  const path = new Int32Array(256);
  let node = 0;
  let depthBefore = 0;
  for (let word = 0; word < shared.length; word++) {
    const depth = shared[word] ?? 0;
    const last = depth + (added[word] ?? 0);
    for (let at = depth + 1; at <= last; at++) {
      node++;
      letters[node] = suffixes[node - 1] ?? 0;
      const elder = path[at] ?? 0;
      if (at === depth + 1 && at <= depthBefore) siblings[elder] = node;
      hasChildren[path[at - 1] ?? 0] = 1;
      path[at] = node;
    }
    words[node] = word;
    depthBefore = last;
  }
  return { letters, siblings, words, hasChildren };
}

/** For each node the greatest of the values of the words that end under it. */
export function greatestUnder({ siblings, words, hasChildren }: Trie, values: Uint8Array): Uint8Array {
  const greatest = new Uint8Array(words.length);
  for (let node = words.length - 1; node >= 0; node--) {
    let most = values[words[node] ?? -1] ?? 0;
    for (let child = hasChildren[node] === 1 ? node + 1 : 0; child !== 0; child = siblings[child] ?? 0) {
      most = Math.max(most, greatest[child] ?? 0);
    }
    greatest[node] = most;
  }
  return greatest;
}

/** The number of a word, or -1. Only small letters up to U+00FF are ever found. */
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
