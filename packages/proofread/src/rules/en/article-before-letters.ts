import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const articleBeforeLetters: Rule = {
  id: 'en.article-before-letters',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byPattern(
    /(?<![\w.'’-])(an?|An?) (?=([A-Z]{2,5}s?|[A-Z]-[a-z]+|\d[\d.,]*)(?![a-zA-Z\d]))/g,
    ({ groups: [article = '', next = ''], start }) => {
      const isVowel = opensWithVowel(next);
      if (isVowel === null || isVowel === (article.length === 2)) return null;
      return {
        start,
        end: start + article.length,
        replacements: [isVowel ? `${article}n` : article.slice(0, 1)],
      };
    },
    'en',
  ),
  right: [
    'She has an MBA and a UFO in an 18th house.',
    'A NATO base, an 8-hour day, a 1-hour one.',
    'An X-ray and a T-shirt.',
  ],
  wrong: [
    ['He has a MBA.', 'He has an MBA.'],
    ['It is an UFO.', 'It is a UFO.'],
    ['She is a 18-year-old girl.', 'She is an 18-year-old girl.'],
  ],
};

/** Whether the first sound is a vowel; null if the letters could be read as a word. */
function opensWithVowel(next: string): boolean | null {
  if (/^\d/.test(next)) return /^(?:8|11(?!\d)|18(?!\d{2}\b)|1[18],|1[18]\d{3}$)/.test(next);
  if (/^(?:USA?|UK|UN|EU|UFO|URL|UV)s?$/.test(next)) return false;
  if (/^S(?:QL|AT)/.test(next)) return null;
  if (/^[A-Z]-/.test(next)) return /^[AEFHILMNORSX]-/.test(next);
  if (/[AEIOU]/.test(next.slice(1)) || /^[AEIOU]/.test(next))
    return /^(?:MBA|HIV|LED|FAQ|MRI|NGO|FBI|SUV|MIT|SOS|RPG|LCD|HTML|HR|NBA|IT|IQ|AI|ID|ATM|IP|API|OS|IELTS|APP|NHL)s?$/.test(
      next,
    )
      ? true
      : null;
  return /^[FHLMNRSX]/.test(next);
}
