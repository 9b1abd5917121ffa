import { byAnyOf, byWords } from '../../match/by-words.ts';
import { baseForm, pastForm, thirdForm } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';

export const ifWould: Rule = {
  id: 'en.if-would',
  category: 'grammar',
  severity: 'error',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      'would be very|really|most? grateful|happy|glad|pleased|delighted|nice|great|good|helpful if you|he|she|they|we|someone [ will|can ]',
      ({ marked: [verb] }) => (verb.lower === 'will' ? 'would' : 'could'),
    ),
    byWords('^ if i [ am ] you ,', () => 'were'),
    byWords(
      'if i|you|we|they|he|she|it [ will need|want|come|see|go|rain|find|get|arrive|call|know|snow|miss|visit|buy|win|lose|stay|leave ]',
      ({ marked: [, verb], words, before, sentence }) =>
        verb === undefined ||
        sentence.at(-1)?.text === '?' ||
        // "It depends on the weather if we will go."
        sentence.some(({ base }) => base === 'depend') ||
        /^(?:as|even|know|wonder|wondering|ask|asked|see|sure|tell)$/.test(before()?.lower ?? '')
          ? null
          : /^(?:he|she|it)$/.test(words[1]?.lower ?? '')
            ? thirdForm(verb)
            : verb.text,
    ),
    byWords(
      '^ if people|everyone|everybody|nobody|students|children|we|you|it [ would ~VB ] less|more|fewer|the|a|it|them|this|their|our',
      ({ marked: [, verb], sentence }) =>
        verb === undefined ||
        sentence.at(-1)?.text === '?' ||
        verb.base !== verb.lower ||
        /^(?:like|prefer|be|have|let|put|read)$/.test(verb.lower)
          ? null
          : pastForm(verb),
    ),
    byWords('^ if i|he|she|it|we|they|you [ would have VBN ]', ({ marked: [, , participle], sentence }) =>
      participle === undefined || sentence.at(-1)?.text === '?' ? null : `had ${participle.text}`,
    ),
    byWords(
      '^ if i|he|she|it|we|they [ would be ] !VBG|willing|able|prepared|so|interested|kind|of|possible|better',
      ({ sentence, words }) =>
        sentence.at(-1)?.text === '?' || /^(?:it|this)$/.test(words[1]?.lower ?? '') ? null : 'were',
    ),
    byWords(
      '^ if i|he|she|it|we|they|you [ would have ] DT|PRP$|JJ|JJR|NN|NNS|CD|more|enough|time|money',
      ({ sentence }) => (sentence.at(-1)?.text === '?' ? null : 'had'),
    ),
    byWords('^ if i|he|she|they [ would ~VB ]', ({ marked: [, verb], sentence }) => {
      const past =
        verb === undefined ||
        /^(?:be|have|like|prefer|rather|love|but|only|let)$/.test(verb.lower) ||
        verb.tag !== 'VB'
          ? null
          : pastForm(verb);
      return sentence.at(-1)?.text === '?' ||
        !sentence.some(
          ({ lower, tag }, i) =>
            i > 3 && (/^(?:would|could|might)$/.test(lower) || (tag === 'MD' && lower === "'d")),
        )
        ? null
        : past;
    }),
    byWords('^ if it|i|he|she|we|they|you|people [ will ~VB ]', ({ marked: [, verb], words, sentence }) =>
      verb === undefined ||
      sentence.at(-1)?.text === '?' ||
      !sentence.some(
        ({ tag, lower }, i) => (i > 3 && lower === 'will') || (tag === ',' && words[1]?.lower !== 'you'),
      ) ||
      /^(?:excuse|forgive|pardon|allow|permit|let|only|please|but|just)$/.test(verb.lower)
        ? null
        : present(words[1], verb),
    ),
    byWords(
      '^ if the|my|our|your|his|her|this JJ? NN|NNS [ will ~VB ]',
      ({ marked: [, verb], words, sentence }) => {
        const noun = words.at(-3);
        if (
          verb === undefined ||
          noun === undefined ||
          sentence.at(-1)?.text === '?' ||
          !sentence.some(({ tag }) => tag === ',')
        )
          return null;
        if (verb.lower === 'be') return noun.tag === 'NNS' ? 'are' : 'is';
        return noun.tag === 'NNS' ? baseForm(verb) : thirdForm(verb);
      },
    ),
    byWords('^ if i|we|they|you|people [ will not ] ~VB', ({ words, sentence }) =>
      words.at(-1)?.tag === 'VB' &&
      words.at(-1)?.lower !== 'be' &&
      sentence.some(({ lower }, i) => i > 4 && lower === 'will')
        ? 'do not'
        : null,
    ),
  ]),
  right: [
    'It depends on the weather if we will go out.',
    'If I had known, I would have come.',
    'If I were you, I would go.',
    'If it rains, we will stay.',
    'If you would be so kind, sit down.',
    'If you will excuse me, I will go.',
    'If you will wait here, he can help.',
  ],
  wrong: [
    [
      'If people would use less paper, more trees would survive.',
      'If people used less paper, more trees would survive.',
    ],
    ['If I am you, I would accept.', 'If I were you, I would accept.'],
    ['I would be grateful if you will send it.', 'I would be grateful if you would send it.'],
    ['If you will need help, call me.', 'If you need help, call me.'],
    ['If I would have money, I would buy it.', 'If I had money, I would buy it.'],
    ['If I would have known, I would have come.', 'If I had known, I would have come.'],
    ['If I would be rich, I would travel.', 'If I were rich, I would travel.'],
    ['If it will rain, we will stay at home.', 'If it rains, we will stay at home.'],
    ['If the team will win, we will celebrate.', 'If the team wins, we will celebrate.'],
    ['If you will study, you will pass.', 'If you study, you will pass.'],
    ['If we will not act, animals will die.', 'If we do not act, animals will die.'],
    ['If I would win, I would buy a car.', 'If I won, I would buy a car.'],
  ],
};

function present(subject: TaggedWord | undefined, verb: TaggedWord): string | null {
  if (verb.lower === 'be')
    return subject?.lower === 'i'
      ? 'am'
      : /^(?:we|they|you|people)$/.test(subject?.lower ?? '')
        ? 'are'
        : 'is';
  return /^(?:he|she|it)$/.test(subject?.lower ?? '') ? thirdForm(verb) : baseForm(verb);
}
