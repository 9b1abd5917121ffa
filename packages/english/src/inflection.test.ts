import { describe, expect, it } from 'vitest';
import { indefiniteArticle } from './indefinite-article.ts';
import { degreesOf, isShortAdjective, pluralOf, sameCase, verbForms } from './inflection.ts';

describe('verbForms', () => {
  it.each([
    ['walk', 'walks walked walked walking'],
    ['stop', 'stops stopped stopped stopping'],
    ['visit', 'visits visited visited visiting'],
    ['prefer', 'prefers preferred preferred preferring'],
    ['study', 'studies studied studied studying'],
    ['play', 'plays played played playing'],
    ['go', 'goes went gone going'],
    ['write', 'writes wrote written writing'],
    ['lie', 'lies lay lain lying'],
    ['agree', 'agrees agreed agreed agreeing'],
    ['panic', 'panics panicked panicked panicking'],
    ['fix', 'fixes fixed fixed fixing'],
    ['quiz', 'quizzes quizzed quizzed quizzing'],
    ['be', 'is was been being'],
  ])('of %s', (base, forms) => {
    const { third, past, participle, gerund } = verbForms(base);
    expect([third, past, participle, gerund].join(' ')).toBe(forms);
  });
});

it.each([
  ['city', 'cities'],
  ['day', 'days'],
  ['Child', 'Children'],
  ['policeman', 'policemen'],
  ['human', 'humans'],
  ['church', 'churches'],
  ['photo', 'photos'],
  ['sheep', 'sheep'],
])('the plural of %s is %s', (one, many) => {
  expect(pluralOf(one)).toBe(many);
});

it.each([
  ['big', 'bigger', 'biggest'],
  ['happy', 'happier', 'happiest'],
  ['large', 'larger', 'largest'],
  ['good', 'better', 'best'],
  ['dry', 'drier', 'driest'],
])('the degrees of %s are %s and %s', (adjective, more, most) => {
  expect(isShortAdjective(adjective)).toBe(true);
  expect(degreesOf(adjective)).toEqual([more, most]);
});

it('keeps more and most for long adjectives', () => {
  expect(['beautiful', 'interesting', 'modern', 'tired'].filter(isShortAdjective)).toEqual([]);
});

it.each([
  'an hour',
  'a university',
  'an umbrella',
  'a European',
  'a one-off',
  'an honest',
  'an apple',
  'a user',
])('returns %s', (phrase) => {
  const [article, word = ''] = phrase.split(' ');
  expect(indefiniteArticle(word)).toBe(article);
});

it('keeps capitals', () => {
  expect([
    sameCase('Go', 'went'),
    sameCase('GO', 'went'),
    sameCase('I', 'me'),
    sameCase('go', 'went'),
  ]).toEqual(['Went', 'WENT', 'Me', 'went']);
});
