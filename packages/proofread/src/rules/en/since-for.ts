import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const sinceFor: Rule = {
  id: 'en.since-for',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      'have|has been VBG !,* !,* [ for ] i|he|she|we|they was|were|came|started|began|left|graduated|moved',
      () => 'since',
    ),
    byWords(
      '[ since ] CD|two|three|four|five|six|seven|eight|nine|ten|many|several|a|some|more long|few|couple|than? of? CD? years|months|weeks|days|hours|minutes|ages|decades|time',
      ({ after, words }) =>
        /^(?:ago|before|earlier|of|later)$/.test(after()?.lower ?? '') ||
        (words.at(-1)?.lower === 'time' && words[2]?.lower !== 'long')
          ? null
          : 'for',
    ),
    byWords(
      '[ since ] CD|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|many|several years|months|weeks|days|hours|minutes|decades',
      ({ after }) => (/^(?:ago|before|earlier|of|later)$/.test(after()?.lower ?? '') ? null : 'for'),
    ),
    byWords(
      "have|has|'ve|'s been|lived|worked|known|had|studied|VBN RB|VBG|here|there|IN|DT|PRP|PRP$|NN|NNS|NNP|JJ* [ for ] CD .|,",
      ({ words }) =>
        /^(?:19|20)\d\d$/.test(words.at(-2)?.text ?? '') &&
        words.some(({ lower }, at) =>
          lower === 'been'
            ? // "been planned for 2027", even if the participle is misspelt
              /^(?:RB|VBG|IN|EX)$/.test(words[at + 1]?.tag ?? '')
            : /^(?:lived|worked|known|studied)$/.test(lower),
        ) &&
        !words.some(({ lower }) => /^(?:planned|scheduled|set)$/.test(lower))
          ? 'since'
          : null,
    ),
  ]),
  right: [
    'I have lived here since 1990.',
    'It has gone on since two years ago.',
    'Since many people came, we left.',
    'The meeting has been planned for 2027.',
    'The meeting has been planne for 2027.',
  ],
  wrong: [
    ['I have been learning English for I was ten.', 'I have been learning English since I was ten.'],
    ['I have lived here since five years.', 'I have lived here for five years.'],
    ['We have known him since a long time.', 'We have known him for a long time.'],
    ['She has been here for 2010.', 'She has been here since 2010.'],
    ['She has worked here for 2010.', 'She has worked here since 2010.'],
  ],
};
