import type { AlwaysIgnored } from '@inkstone/editor/lints';

/** The exempt words of the person who is signed in, as far as this page knows. */
export interface MyWords {
  /** Whether a text found is one of them; a word in small letters covers its capitals. */
  covers(text: string): boolean;
  /** Puts a word on the list, here at once and on the server; returns the way back. */
  add(word: string): () => void;
  all(): readonly string[];
  subscribe(listener: () => void): () => void;
}

/** Where the list is really kept. Both reject when that fails. */
export interface WordKeeper {
  add(word: string): Promise<unknown>;
  remove(word: string): Promise<unknown>;
}

/** The words that the page was opened with, and those added since. What cannot be kept is told, and holds here. */
export function createMyWords(
  first: readonly string[],
  keeper: WordKeeper,
  onFailed: (error: unknown) => void,
): MyWords {
  const words = new Set(first);
  const listeners = new Set<() => void>();

  function change(run: () => void, keep: Promise<unknown>): void {
    run();
    keep.catch(onFailed);
    for (const listener of listeners) listener();
  }

  return {
    covers: (text) => words.has(text) || words.has(text.toLowerCase()),
    add(word) {
      change(() => words.add(word), keeper.add(word));
      return () => change(() => words.delete(word), keeper.remove(word));
    },
    all: () => [...words],
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What is ignored on this device, and findings that are words of one's own. */
export function ignoreWithWords(always: AlwaysIgnored, words: MyWords): AlwaysIgnored {
  return {
    ...always,
    has: (key) => always.has(key) || words.covers(foundIn(key)),
    subscribe(listener) {
      const stops = [always.subscribe(listener), words.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** The text found, out of a key that `ignoreKey` has made. */
function foundIn(key: string): string {
  return key.slice(key.indexOf('\u0000') + 1);
}
