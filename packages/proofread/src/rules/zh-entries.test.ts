import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PhraseRow } from '../match/phrase-row.ts';
import { rules } from './registry.ts';
import { adverbs, closingVerbs, verbForms } from './zh/data/adverbs.ts';
import { classifiersOf } from './zh/data/classifiers.ts';
import { collocationRows } from './zh/data/collocations.ts';
import { confusedIdiomRows } from './zh/data/confused-idioms.ts';
import { confusedWordRows } from './zh/data/confused-words.ts';
import { certainSlips, everydayWords } from './zh/data/find-certain-slips.ts';
import { idiomRows } from './zh/data/idioms.ts';
import { misusedIdioms } from './zh/data/misused-idioms.ts';
import { mixedStructureRows } from './zh/data/mixed-structures.ts';
import { negationRows } from './zh/data/negations.ts';
import { officialNameRows } from './zh/data/official-names.ts';
import { pairedConjunctionRows } from './zh/data/paired-conjunctions.ts';
import { particleRows } from './zh/data/particles.ts';
import { preferredFormRows } from './zh/data/preferred-forms.ts';
import { redundantRows } from './zh/data/redundancy.ts';
import { traditionalCharacters } from './zh/data/traditional-characters.ts';
import { unitSymbols } from './zh/data/unit-symbols.ts';
import { wordyRows } from './zh/data/wordiness.ts';
import { wordInContextRows } from './zh/data/words-in-context.ts';

const tables: Record<string, readonly PhraseRow[]> = {
  'confused-words': confusedWordRows,
  'confused-idioms': confusedIdiomRows,
  'words-in-context': wordInContextRows,
  'preferred-forms': preferredFormRows,
  'official-names': officialNameRows,
  redundancy: redundantRows,
  wordiness: wordyRows,
  'mixed-structures': mixedStructureRows,
  negations: negationRows,
  collocations: collocationRows,
  'paired-conjunctions': pairedConjunctionRows,
  particles: particleRows,
};

const pairs = Array.from(classifiersOf.values()).reduce((sum, words) => sum + words.length, 0);

/** The number of entries of each list as stated in README.md. */
const sizes: Record<string, number> = {
  ...Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.length])),
  'certain-slips': certainSlips.size,
  idioms: idiomRows.trim().split(/\s+/).length,
  'measure-words': pairs,
  'adverb-de': adverbs.size + closingVerbs.length + verbForms.length,
  'misused-idioms': misusedIdioms.size,
  'stray-traditional': traditionalCharacters.size,
  'unit-symbols': unitSymbols.size,
};

describe('the Chinese lists', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');

  it.each(Object.entries(sizes))('README.md states the size of %s', (name, size) => {
    expect(readme).toContain(`| \`${name}\` | ${size} |`);
  });

  it('README.md states the number of entries and rules', () => {
    const entries = Object.values(sizes).reduce((sum, size) => sum + size, 0);
    const count = rules.filter(({ id }) => id.startsWith('zh.')).length;
    expect(readme).toContain(`${entries} entries in ${Object.keys(sizes).length} lists`);
    expect(count).toBeGreaterThanOrEqual(Object.keys(sizes).length);
  });
});

describe('the certain slips', () => {
  it('are no words of the list of everyday words', () => {
    const words = [...certainSlips.keys()].filter((form) => everydayWords.has(form));
    expect(words).toEqual([]);
  });

  it('differ from their word in one character', () => {
    const wrong = [...certainSlips].filter(([form, word]) => (form[0] === word[0]) === (form[1] === word[1]));
    expect(wrong).toEqual([]);
  });
});

describe.each(Object.entries(tables))('%s', (_, rows) => {
  it('has no duplicate rows', () => {
    const wrong = rows.map((row) => [row.onlyAfter, row.wrong, row.onlyBefore].join('|'));
    expect(wrong.filter((each, i) => wrong.indexOf(each) !== i)).toEqual([]);
  });

  it('suggests a form different from the rejected one', () => {
    expect(rows.filter(({ wrong, right }) => right.includes(wrong.replace(/[\^$]/g, '')))).toEqual([]);
    expect(rows.filter(({ wrong }) => wrong.replace(/[\^$…]/g, '').length < 2)).toEqual([]);
    expect(rows.filter(({ right }) => right.length === 0 || right.some((each) => /[{}]/.test(each)))).toEqual(
      [],
    );
  });

  it('rejects none of its suggestions', () => {
    const wrong = new Set(rows.map((row) => row.wrong));
    expect(rows.flatMap(({ right }) => right).filter((each) => wrong.has(each))).toEqual([]);
  });
});
