import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const comparisonWord: Rule = {
  id: 'en.comparison-word',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      'JJR [ that|as|from|of ] me|him|us|them|mine|yours|hers|ours|my|yours|before|usual',
      ({ marked: [word], words }) =>
        (word.lower === 'that' && words.at(-1)?.lower === 'my') ||
        (/^(?:of|from)$/.test(word.lower) && words.at(-1)?.lower !== 'usual') ||
        (/^(?:more|less|latter|former|better|elder)$/.test(words[0]?.lower ?? '') && word.lower !== 'that')
          ? null
          : 'than',
    ),
    byWords('as JJ|RB [ than ]', ({ words }) =>
      /^(?:much|well|soon|good|more)$/.test(words[1]?.lower ?? '') ? null : 'as',
    ),
    byWords('the same NN [ than|like ] me|him|her|us|them|you|before|in|my|mine|yours', () => 'as'),
    byWords('more|less JJ [ that ] me|him|us|them|mine|yours|hers', () => 'than'),
  ]),
  right: [
    'He is older than me.',
    'It is as big as mine.',
    'He is the older of the two.',
    'It is the same as before.',
  ],
  wrong: [
    ['He is older that me.', 'He is older than me.'],
    ['It is as big than mine.', 'It is as big as mine.'],
    ['I have the same car than you.', 'I have the same car as you.'],
  ],
};
