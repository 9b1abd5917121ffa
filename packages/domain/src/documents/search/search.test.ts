import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptAround, findPlaces, foldText, holdsAll, indexTokens, readQuery, tokensOf } from './index.ts';

const found = (text: string, query: string) =>
  findPlaces(text, readQuery(query)).map(({ start, end }) => text.slice(start, end));

/** Whether the index tokens of a text match the query, as the database decides. */
function isIndexed(text: string, query: string): boolean {
  const tokens = [...indexTokens(text)];
  const has = (token: string) =>
    token.endsWith('*') ? tokens.some((one) => one.startsWith(token.slice(0, -1))) : tokens.includes(token);
  return readQuery(query).flatMap(tokensOf).every(has);
}

describe('folding', () => {
  it.each([
    ['Café ＡＢＣ１２ Ünïcode', 'cafe abc12 unicode'],
    ['İstanbul ß ﬁn', null],
  ])('of %j', (text, folded) => {
    expect(foldText(text)).toHaveLength(text.length);
    if (folded !== null) expect(foldText(text)).toBe(folded);
  });

  it('keeps all positions, whatever the text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(text).length === text.length));
  });
});

describe('a query', () => {
  it.each([
    ['砚台', '他磨了砚台。', ['砚台']],
    ['砚', '砚台与石砚', ['砚', '砚']],
    ['writ', 'Writing, rewriting, a writer', ['Writ', 'writ']],
    ['cafe', 'Le Café', ['Café']],
    ['版本2', '版本 2.0 与版本二', ['版本', '2', '版本']],
    ['“？”', '？', []],
  ])('%j in %j', (query, text, places) => expect(found(text, query)).toEqual(places));

  it('requires all its terms, in title or text', () => {
    expect(holdsAll(['石砚', 'ink and paper'], readQuery('砚 ink'))).toBe(true);
    expect(holdsAll(['石砚', 'ink and paper'], readQuery('砚 pen'))).toBe(false);
  });

  it('finds any part of a text by the index', () => {
    const letters = fc.constantFrom(...'砚台笔墨纸文房四宝aBcé 1２，。\n𠮷');
    const texts = fc.array(letters, { maxLength: 40 }).map((all) => all.join(''));
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), (text, from, length) => {
        const query = text.slice(from % (text.length + 1), (from % (text.length + 1)) + (length % 8));
        fc.pre(!/^[\udc00-\udfff]|[\ud800-\udbff]$/.test(query));
        if (holdsAll([text], readQuery(query))) expect(isIndexed(text, query)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('an excerpt', () => {
  const text = `${'前文很长。'.repeat(60)}这里有一方砚台，是祖父留下的。${'后文也长。'.repeat(60)}`;

  it('shows the match, from the sentence before it', () => {
    const { text: shown, places } = excerptAround(text, readQuery('砚台'));
    expect(shown).toMatch(/^….{0,24}砚台，是祖父留下的。.*…$/);
    expect(places.map(({ start, end }) => shown.slice(start, end))).toEqual(['砚台']);
    expect(shown.length).toBeLessThan(150);
  });

  it('starts at the beginning if nothing in the text matches', () => {
    expect(excerptAround('只在标题里', readQuery('砚')).text).toBe('只在标题里');
  });

  it('splits no character', () => {
    const emoji = '😀'.repeat(200);
    const { text: shown } = excerptAround(`${emoji}砚${emoji}`, readQuery('砚'));
    expect(shown.isWellFormed()).toBe(true);
  });
});
