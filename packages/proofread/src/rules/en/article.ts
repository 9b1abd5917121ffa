import { byPattern } from '../../match/by-pattern.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';

/** Words with a vowel letter but a consonant sound at the start. */
const soundsConsonant =
  /^(?:uni(?!n|m(?!e?d|a)|v?o?[a-z]*d$)|unif|uniq|unit|univ|us(?:e|a|u|ing)|util|ubiq|uran|uter|euro|eu[lpr]|ewe|one(?!i)|once|ouija|u[nkfl]?$)/i;
/** Words with a consonant letter but a vowel sound at the start. */
const soundsVowel = /^(?:hour|honest|honou?r|heir)/i;

const findArticles = byPattern(
  /(?<![\w.'’-])(an?|(?<=^["“\s]*)An?) (?=([A-Za-z][a-z]{2,}))/g,
  ({ groups: [article = '', word = ''], start }) => {
    const wantsAn = soundsVowel.test(word) || (/^[aeiou]/i.test(word) && !soundsConsonant.test(word));
    const hasAn = article.length === 2;
    if (wantsAn === hasAn || /^(?:histor|habit|hallucin|hotel|herb|umm|uh)/i.test(word)) return null;
    const better = wantsAn ? `${article}n` : article.slice(0, 1);
    const end = start + article.length;
    const reliesOn = { start, end: end + 1 + word.length };
    return { start, end, replacements: [better], params: { word }, reliesOn };
  },
);

/** Finds wrong articles, except before words that are probably misspelled, because their first letter may be wrong. */
function* findBeforeKnown(text: RuleText): Generator<Finding> {
  for (const finding of findArticles(text)) {
    const word = text.words().find(({ start }) => start === finding.end + 1);
    const isMisspelled = word !== undefined && /^[a-z]+$/.test(word.text) && !word.isKnown;
    if (!isMisspelled) yield finding;
  }
}

export const article: Rule = {
  id: 'en.article',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: findBeforeKnown,
  right: [
    'It was an hour before a university student used a European map.',
    'An unimportant user found a useful, one-off unit in an uninhabited house.',
    'He is an honest man and an heir.',
    'Plan A is better. We say that A and B are equal.',
  ],
  wrong: [
    ['She ate a apple.', 'She ate an apple.'],
    ['She has a eight-year-old son.', 'She has an eight-year-old son.'],
    ['He is an teacher.', 'He is a teacher.'],
    ['It takes a hour.', 'It takes an hour.'],
    ['He goes to an university.', 'He goes to a university.'],
  ],
};
