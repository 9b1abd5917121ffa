import type { AlwaysIgnored } from '@inkstone/editor/lints';
import { describe, expect, it, vi } from 'vitest';
import { createMyWords, ignoreWithWords, type WordStorage } from './my-words.ts';

const keeper = (): WordStorage & { readonly log: string[] } => {
  const log: string[] = [];
  return {
    log,
    add: async (word) => log.push(`+${word}`),
    remove: async (word) => log.push(`-${word}`),
  };
};

describe('createMyWords', () => {
  it('matches a word exactly, and one in small letters in any case', () => {
    const words = createMyWords(['inkstone', 'GitHub'], keeper(), () => undefined);
    expect(['inkstone', 'Inkstone', 'INKSTONE', 'GitHub', 'github', 'ink'].map(words.covers)).toEqual([
      ...[true, true, true, true],
      ...[false, false],
    ]);
  });

  it('follows the case option of a word, and the words of a phrase', () => {
    const words = createMyWords(['=linux', '~GitHub Pages'], keeper(), () => undefined);
    expect(['linux', 'Linux', 'github pages', 'GITHUB\u00a0PAGES', 'GitHub'].map(words.covers)).toEqual([
      ...[true, false],
      ...[true, true, false],
    ]);
  });

  it('applies changes of another device, and notifies only then', () => {
    const words = createMyWords(['a', 'b'], keeper(), () => undefined);
    const received = vi.fn();
    words.subscribe(received);
    words.replace(['b', 'a']);
    expect(received).not.toHaveBeenCalled();
    words.replace(['b', '~C']);
    expect(received).toHaveBeenCalledOnce();
    expect(['a', 'b', 'c'].map(words.covers)).toEqual([false, true, true]);
  });

  it('adds at once, stores, and removes', () => {
    const kept = keeper();
    const words = createMyWords([], kept, () => undefined);
    const received = vi.fn();
    words.subscribe(received);
    const back = words.add('砚台');
    expect([words.covers('砚台'), words.all()]).toEqual([true, ['砚台']]);
    back();
    expect(words.covers('砚台')).toBe(false);
    expect(kept.log).toEqual(['+砚台', '-砚台']);
    expect(received).toHaveBeenCalledTimes(2);
  });

  it('reports words that could not be stored, and still hides their findings on this page', async () => {
    const failed = vi.fn();
    const refusing: WordStorage = { ...keeper(), add: () => Promise.reject(new Error('offline')) };
    const words = createMyWords([], refusing, failed);
    words.add('teh');
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce(), 30_000);
    expect(words.covers('teh')).toBe(true);
  });
});

describe('ignoreWithWords', () => {
  it('ignores findings of any rule on exempt words', () => {
    const device = new Set(['en.a\u0000b']);
    const always: AlwaysIgnored = {
      has: (key) => device.has(key),
      add: (key) => device.add(key),
      delete: (key) => device.delete(key),
      subscribe: () => () => undefined,
    };
    const ignored = ignoreWithWords(
      always,
      createMyWords(['teh'], keeper(), () => undefined),
    );
    expect(['en.a\u0000b', 'en.any\u0000Teh', 'en.any\u0000the'].map(ignored.has)).toEqual([
      true,
      true,
      false,
    ]);
  });
});
