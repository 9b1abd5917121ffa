import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CharacterTable, Likeness } from './character-table.ts';

const table = new CharacterTable(readFileSync(new URL('../../data/characters.txt', import.meta.url), 'utf8'));
const compare = (a: string, b: string) => table.compare(a.charCodeAt(0), b.charCodeAt(0));

describe('the table of characters', () => {
  it.each([
    ['已', '以', Likeness.tone],
    ['在', '再', Likeness.tone],
    ['师', '时', Likeness.sound],
    ['在', '债', Likeness.nearSound],
    ['兰', '南', Likeness.nearSound],
    ['己', '已', Likeness.shape],
    ['侯', '候', Likeness.shape],
    ['重', '虫', Likeness.sound],
  ])('reports how %s and %s are similar', (a, b, likeness) => {
    expect(compare(a, b) & likeness).toBe(likeness);
    expect(compare(b, a) & likeness).toBe(likeness);
  });

  it('reports no similarity of different characters', () => {
    expect(compare('天', '水')).toBe(0);
    expect(table.has('A'.charCodeAt(0))).toBe(false);
    expect(compare('天', 'A')).toBe(0);
  });
});
