import { readExemptWord, writeExemptWord } from '@inkstone/domain/assist';
import type { AlwaysIgnored } from '@inkstone/editor/lints';

/** The exempt words of the signed-in user, as known in this page. */
export interface MyWords {
  /** Whether the text of a finding is exempt, according to the case rule of each entry. */
  covers(text: string): boolean;
  /** Adds a word locally and on the server; returns an undo function. */
  add(word: string): () => void;
  all(): readonly string[];
  /** Replaces the list with one that another device may have changed. */
  replace(words: readonly string[]): void;
  subscribe(listener: () => void): () => void;
}

/** The storage of the list. Both functions reject on failure. */
export interface WordStorage {
  add(word: string): Promise<unknown>;
  remove(word: string): Promise<unknown>;
}

/**
 * Combines the words loaded with the page and those added since. If one cannot be stored, the failure is reported, and the word
 * applies on this page.
 */
export function createMyWords(
  first: readonly string[],
  keeper: WordStorage,
  onFailed: (error: unknown) => void,
): MyWords {
  const words = new Set(first);
  const listeners = new Set<() => void>();
  let test = wordTest(words);

  function notify(): void {
    test = wordTest(words);
    for (const listener of listeners) listener();
  }

  function change(run: () => void, keep: Promise<unknown>): void {
    run();
    keep.catch(onFailed);
    notify();
  }

  return {
    covers: (text) => test(text),
    add(word) {
      const entry = writeExemptWord({ word, isAnyCase: word === word.toLowerCase() });
      change(() => words.add(entry), keeper.add(entry));
      return () => change(() => words.delete(entry), keeper.remove(entry));
    },
    all: () => [...words],
    replace(fresh) {
      if (fresh.length === words.size && fresh.every((word) => words.has(word))) return;
      words.clear();
      for (const word of fresh) words.add(word);
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function wordTest(entries: Iterable<string>): (text: string) => boolean {
  const exact = new Set<string>();
  const anyCase = new Set<string>();
  for (const { word, isAnyCase } of Array.from(entries, readExemptWord)) {
    if (isAnyCase) anyCase.add(word.toLowerCase());
    else exact.add(word);
  }
  return (text) => {
    const found = text.replace(/\s/g, ' ');
    return exact.has(found) || anyCase.has(found.toLowerCase());
  };
}

/** Findings ignored on this device, and findings about exempt words. */
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

/** Returns the text of a finding from a key created by `ignoreKey`. */
function foundIn(key: string): string {
  return key.slice(key.indexOf('\u0000') + 1);
}
