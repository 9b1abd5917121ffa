import { readExemptWord, writeExemptWord } from '@inkstone/domain/assist';
import type { AlwaysIgnored } from '@inkstone/editor/lints';

/** The exempt words of the person who is signed in, as far as this page knows. */
export interface MyWords {
  /** Whether a text found is one of them, by the rule about case that each has. */
  covers(text: string): boolean;
  /** Puts a word on the list, here at once and on the server; returns the way back. */
  add(word: string): () => void;
  all(): readonly string[];
  /** Takes over the list as another device may have changed it. */
  replace(words: readonly string[]): void;
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
  let test = wordTest(words);

  function tell(): void {
    test = wordTest(words);
    for (const listener of listeners) listener();
  }

  function change(run: () => void, keep: Promise<unknown>): void {
    run();
    keep.catch(onFailed);
    tell();
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
      tell();
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
