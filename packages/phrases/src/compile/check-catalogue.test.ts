import { describe, expect, it } from 'vitest';
import type { Locale } from '../locales.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { checkCatalogue, countMissing } from './check-catalogue.ts';
import type { MessageTree } from './message-tree.ts';

function catalogue(words: Partial<Record<Locale, MessageTree>>): Catalogue {
  return new Map(
    Object.entries(words).map(([locale, tree]) => [locale as Locale, new Map([['common', tree]])] as const),
  );
}

describe('checkCatalogue', () => {
  it('finds nothing in the messages of the product', () => {
    expect(checkCatalogue(readCatalogue())).toEqual([]);
  });

  it('finds a key missing in zh or en', () => {
    expect(checkCatalogue(catalogue({ zh: { a: '甲', b: '乙' }, en: { a: 'A', c: 'C' } }))).toEqual([
      'zh/common.json: "c" is missing',
      'zh/common.json: "b" is in no complete language',
      'en/common.json: "b" is missing',
      'en/common.json: "c" is in no complete language',
    ]);
  });

  it('accepts missing keys but no additional keys of other languages', () => {
    const words = { zh: { a: '甲', b: '乙' }, en: { a: 'A', b: 'B' }, fr: { a: 'A', z: 'Z' } };
    expect(checkCatalogue(catalogue(words))).toEqual(['fr/common.json: "z" is in no complete language']);
    expect(countMissing(catalogue(words)).get('fr')).toBe(1);
  });

  it.each([
    ['broken ICU', '{n, plural, one {x}', /is not an ICU message/],
    ['an argument of another name', '{m} items', /uses \{m\}/],
    ['a nested argument of another name', '{n, plural, other {<b>{m}</b>}}', /uses \{b\}[\s\S]*uses \{m\}/],
    ['an empty text', '  ', /is empty/],
  ])('finds %s', (_, text, fault) => {
    const words = { zh: { a: '{n} 项' }, en: { a: '{n, number} items' }, de: { a: text } };
    expect(checkCatalogue(catalogue(words)).join('\n')).toMatch(fault);
  });
});
