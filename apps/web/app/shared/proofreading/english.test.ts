import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEnglish, hasEnglish } from './english.ts';

const folder = new URL('../../../../../packages/english/data/', import.meta.url);

/** Reads a file that a browser would fetch. */
async function readBytes(url: string): Promise<ArrayBuffer> {
  const bytes = await readFile(new URL(basename(url.replace(/\?.*/, '')), folder));
  return new Uint8Array(bytes).buffer;
}

describe('createEnglish', () => {
  it('loads words before counts, and again only missing parts', async () => {
    const requested: string[] = [];
    let isOnline = false;
    const english = createEnglish({
      fetchBytes: async (url) => {
        requested.push(basename(url));
        if (!isOnline && url.includes('ngrams')) throw new TypeError('Failed to fetch');
        return readBytes(url);
      },
      now: () => 0,
    });
    const [words, counts] = english.parts;
    expect(Object.keys((await words?.()) ?? {})).toEqual(['lexicon', 'tagger']);
    expect(await counts?.()).toBeNull();
    expect(await counts?.()).toBeNull();
    expect(requested.map((name) => name.split(/[-.]/)[0])).toEqual(['lexicon', 'tagger', 'ngrams']);
    isOnline = true;
    english.retryNow();
    expect(Object.keys((await counts?.()) ?? {})).toEqual(['ngrams']);
    expect(await words?.()).toBe(await words?.());
    expect(requested).toHaveLength(4);
  });
});

describe('hasEnglish', () => {
  it.each([
    ['我们有3个方案A和B。', false],
    ['打开app看看', true],
    ['Ça va', true],
    ['', false],
  ])('of %j is %s', (text, has) => expect(hasEnglish(text)).toBe(has));
});
