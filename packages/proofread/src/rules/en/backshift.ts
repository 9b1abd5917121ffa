import { byAnyOf, byWords } from '../../match/by-words.ts';
import { participleForm } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

const earlier: Readonly<Record<string, string>> = {
  will: 'would',
  can: 'could',
  may: 'might',
  am: 'was',
  is: 'was',
  are: 'were',
  has: 'had',
  have: 'had',
};

export const backshift: Rule = {
  id: 'en.backshift',
  category: 'grammar',
  severity: 'warning',
  credible: 0.84,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      '^ by the time PRP VBZ|VBP NN|RB|RP|TO|DT|IN|there|here* , PRP will [ finish|leave|complete|go|eat ]',
      ({ marked: [verb] }) => `have ${participleForm(verb) ?? verb.text}`,
    ),
    byWords(
      'i|we|he|she|they thought|hoped|decided|realized|realised|knew|felt|believed that? i|we|he|she|they|it [ will|can|may|am|is|are ]',
      ({ marked: [verb], words, after }) =>
        (/^(?:knew|realized|realised|believed)$/.test(words[1]?.lower ?? '') &&
          /^(?:is|are|am)$/.test(verb.lower)) ||
        (/^(?:is|are)$/.test(verb.lower) && after() === undefined)
          ? null
          : (earlier[verb.lower] ?? null),
    ),
    byWords(
      "was|were so JJ|RB that i|we|he|she|they|it [ can|cannot|ca ] hardly|barely|scarcely|not|n't|never|VB",
      ({ marked: [verb], words }) =>
        verb.lower === 'cannot' ? 'could not' : words.at(-1)?.tag === 'VB' ? null : 'could',
    ),
    byWords(
      'i|we|he|she|they told me|him|her|us|them that? i|we|he|she|they|it [ will|can ]',
      ({ marked: [verb] }) => earlier[verb.lower] ?? null,
    ),
    byWords(
      'i|we|he|she|they said that? i|we|he|she|they|it [ will|can|is|are|am|has|have ]',
      ({ marked: [verb], sentence }) =>
        sentence.some(
          ({ lower }, at) =>
            lower === 'yesterday' ||
            (lower === 'last' && /^(?:week|month|year|night)$/.test(sentence[at + 1]?.lower ?? '')),
        )
          ? (earlier[verb.lower] ?? null)
          : null,
    ),
    byWords('^ by the time i|you|we|he|she|they|it VBD RB|RP|IN? DT|NN? NN?', ({ words, sentence }) => {
      const rest = sentence.slice(words.length);
      const at = rest.findIndex(({ lower }) => lower === 'has' || lower === 'have');
      const comma = rest.findIndex(({ tag }) => tag === ',');
      const [perfect, next, further] = [rest[at], rest[at + 1], rest[at + 2]];
      const participle = next?.lower === 'already' ? further : next;
      return perfect === undefined || comma < 0 || comma > at || participle?.tag !== 'VBN'
        ? null
        : { start: perfect.start, end: perfect.end, replacements: ['had'] };
    }),
    byWords(
      '^ when|before|after i|you|we|he|she|they|it arrived|came|got|reached|left|woke|returned|entered NN|NNS|RB|RP|IN|DT|PRP$|TO* , the|it|they|he|she|we|i|everyone|everybody|my|his|her NN|NNS|NNP* [ has|have ] already|just VBN',
      () => 'had',
    ),
  ]),
  right: [
    'He is so tired that he can hardly stand.',
    'I thought it was good.',
    'I think he will come.',
    'He knew that the earth is round.',
  ],
  wrong: [
    ['She was so tired that she can hardly stand.', 'She was so tired that she could hardly stand.'],
    ['By the time he arrives, we will finish.', 'By the time he arrives, we will have finished.'],
    [
      'By the time we arrived, the film has already started.',
      'By the time we arrived, the film had already started.',
    ],
    ['When I arrived, the film has already begun.', 'When I arrived, the film had already begun.'],
    ['They said it will be ready last week.', 'They said it would be ready last week.'],
    ['I thought that he will come.', 'I thought that he would come.'],
    ['She hoped she can go.', 'She hoped she could go.'],
    ['He told me that he will help.', 'He told me that he would help.'],
  ],
};
