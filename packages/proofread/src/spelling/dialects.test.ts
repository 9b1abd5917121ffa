import type { Dialect } from '@inkstone/english';
import { describe, expect, it } from 'vitest';
import { testResources } from '../testing/resources.ts';
import { inDialect } from './dialects.ts';

const { lexicon } = testResources;
const written = (word: string, dialect: Dialect) => lexicon && inDialect(word, dialect, lexicon);

describe('inDialect', () => {
  it.each([
    ['colour', 'us', 'color'],
    ['favourites', 'us', 'favorites'],
    ['realised', 'us', 'realized'],
    ['theatre', 'us', 'theater'],
    ['jewellery', 'us', 'jewelry'],
    ['sceptical', 'us', 'skeptical'],
    ['programme', 'us', 'program'],
    ['analyzed', 'gb', 'analysed'],
    ['color', 'gb', 'colour'],
    ['center', 'gb', 'centre'],
    ['organise', 'ca', 'organize'],
    ['color', 'ca', 'colour'],
    ['liters', 'gb', 'litres'],
    ['fulfil', 'us', 'fulfill'],
    ['color', 'us', undefined],
    ['towards', 'us', undefined],
    ['license', 'gb', undefined],
    ['qwertz', 'us', undefined],
  ] as const)('writes %s in %s as %s', (word, dialect, expected) => {
    expect(written(word, dialect)).toBe(expected);
  });
});
