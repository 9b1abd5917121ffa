import { readEnglish } from '@inkstone/english/files';
import { expect, it } from 'vitest';
import { makeRuleText } from '../rules/rule-text.ts';
import { tagWords } from '../text/tagged-words.ts';
import { likelierOf } from './likelier.ts';

const { ngrams, tagger } = readEnglish();

function kindsIn(text: string): string[] {
  return likelierOf(
    makeRuleText(text, 'en', (own) => tagWords(own, tagger)),
    ngrams,
  )
    .filter(({ credible }) => credible >= 0.5)
    .map(({ kind, start, end, replacements: [better] }) => `${kind} ${text.slice(start, end)}→${better}`);
}

it.each([
  ['It depends of the weather.', 'prepositionChoice of→on'],
  ['They lost There keys, there keys.', 'sound there→their'],
  ['He can speaks English.', 'verbForm speaks→speak'],
  ['You will able to see it.', 'wordMissing →be '],
])('%s', (text, finding) => {
  expect(kindsIn(text)).toContain(finding);
});

it.each([
  'All our a priori knowledge is here.',
  'A thing of the sort A is found with a thing of the sort B.',
  'Say “it depends of” and not “it depends on”.',
  'The speaks-English test is more than 1 page long.',
  'The ferries it described had been sold.',
  'The report is due in 30 days.',
  'He dreams of becoming a pilot.',
  'This book is better than that one.',
  'I prefer walking to driving.',
  'We were on holiday in Spain.',
  'He has been out of work since the factory closed.',
  '',
])('accepts: %s', (text) => {
  expect(kindsIn(text)).toEqual([]);
});

it('places a comma behind the word and a word before the next one', () => {
  const text = 'In other words you will able to see it.';
  const found = likelierOf(makeRuleText(text, 'en', undefined), ngrams);
  const places = found.map(({ start, end, replacements: [better] }) => [start, end, better]);
  expect(places).toEqual([
    [14, 14, ','],
    [24, 24, 'be '],
  ]);
});

it('keeps capitals and the letter I', () => {
  expect(kindsIn('There house is big, and they lost there keys.')).toEqual([
    'sound There→Their',
    'sound there→their',
  ]);
});
