import type { Messages } from '@inkstone/phrases';
import { describe, expect, it } from 'vitest';
import { createWordShelf, type Namespace } from './word-shelf.ts';

type Words = Messages[Namespace];

/** A cache whose messages load when the test resolves them. */
function arrange() {
  const asked: Namespace[] = [];
  const arrivals = new Map<Namespace, { bring: () => Promise<void>; fail: () => Promise<void> }>();
  const wordsOf = (namespace: Namespace) => ({ title: namespace }) as unknown as Words;
  const shelf = createWordShelf((_, namespace) => {
    asked.push(namespace);
    const { promise, resolve, reject } = Promise.withResolvers<Words>();
    arrivals.set(namespace, {
      bring: async () => {
        resolve(wordsOf(namespace));
        await promise;
      },
      fail: async () => {
        reject(new Error('no network'));
        await promise.catch(() => undefined);
      },
    });
    return promise;
  });
  return { shelf, asked, wordsOf, arrival: (namespace: Namespace) => arrivals.get(namespace) };
}

const both = new Set<Namespace>(['file-review', 'writing']);

describe('words of a page', () => {
  it('are one promise for all who wait, though a part has come meanwhile', async () => {
    const { shelf, asked, wordsOf, arrival } = arrange();
    const first = shelf.gather('en', both);
    await arrival('file-review')?.bring();
    expect(shelf.gather('en', both)).toBe(first);
    await arrival('writing')?.bring();
    const words = { 'file-review': wordsOf('file-review'), writing: wordsOf('writing') };
    expect(await first).toEqual(words);
    expect(shelf.gather('en', both)).toEqual(words);
    expect(asked).toEqual(['file-review', 'writing']);
  });

  it('are there at once when the page has brought them', () => {
    const { shelf, asked, wordsOf } = arrange();
    for (const namespace of both) shelf.put('en', namespace, wordsOf(namespace));
    expect(shelf.gather('en', both)).toEqual({
      'file-review': wordsOf('file-review'),
      writing: wordsOf('writing'),
    });
    expect(asked).toEqual([]);
  });

  it('are asked for again after a failure, and only those', async () => {
    const { shelf, asked, arrival } = arrange();
    const first = shelf.gather('en', both);
    await arrival('file-review')?.bring();
    await arrival('writing')?.fail();
    await expect(first).rejects.toThrow('no network');
    expect(shelf.gather('en', both)).toBeInstanceOf(Promise);
    expect(asked).toEqual(['file-review', 'writing', 'writing']);
  });

  it('of another language are others', () => {
    const { shelf, wordsOf } = arrange();
    shelf.put('en', 'writing', wordsOf('writing'));
    expect(shelf.peek('en', 'writing')).toEqual(wordsOf('writing'));
    expect(shelf.peek('zh', 'writing')).toBeUndefined();
  });
});
