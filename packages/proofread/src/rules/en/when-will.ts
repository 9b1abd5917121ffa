import { byWords } from '../../match/by-words.ts';
import { baseForm, thirdForm } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';

export const whenWill: Rule = {
  id: 'en.when-will',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byWords(
    'when|after|before|until|till|unless|as soon? as? i|he|she|it|we|they|you [ will ~VB ]',
    ({ marked: [, verb], words, before, sentence }) => {
      const subject = words.at(-3);
      const [opener] = words;
      if (
        verb?.tag !== 'VB' ||
        subject === undefined ||
        opener === undefined ||
        sentence.at(-1)?.text === '?'
      )
        return null;
      if (opener.lower === 'as' && words[1]?.lower !== 'soon') return null;
      if (
        opener.lower === 'when' &&
        before() !== undefined &&
        !/^(?:,|CC|NN|NNS|RB|PRP)$/.test(before()?.tag ?? '') &&
        !isPromised(sentence, opener)
      )
        return null;
      if (
        opener.lower === 'when' &&
        /^(?:time|day|moment|days|point|year|hour|date|idea|future|know|decide|sure)$/.test(
          before()?.lower ?? '',
        )
      )
        return null;
      // A misspelled verb: "I woonder when he will come".
      if (opener.lower === 'when' && before(2)?.tag === 'PRP' && /^NN/.test(before()?.tag ?? '')) return null;
      if (
        opener.lower === 'when' &&
        sentence.some(({ lower }) =>
          /^(?:know|knows|knew|ask|asked|wonder|tell|say|sure|see|predict|unclear|decide)$/.test(lower),
        )
      )
        return null;
      if (verb.lower === 'be')
        return subject.lower === 'i' ? 'am' : /^(?:we|they|you)$/.test(subject.lower) ? 'are' : 'is';
      return /^(?:he|she|it)$/.test(subject.lower) ? thirdForm(verb) : baseForm(verb);
    },
  ),
  right: [
    'When I arrive, I will call you.',
    'I wonder when he will come.',
    'I woonder when he will come.',
    'The day will come when he will know.',
  ],
  wrong: [
    [
      'We will ship it as soon as possible when we will receive it.',
      'We will ship it as soon as possible when we receive it.',
    ],
    ['When I will arrive, I will call you.', 'When I arrive, I will call you.'],
    ['Wait here until he will come.', 'Wait here until he comes.'],
    ['I will call as soon as I will know.', 'I will call as soon as I know.'],
  ],
};

/** "We will send it as soon as possible when we will receive it": a promise before the clause of time. */
function isPromised(sentence: readonly TaggedWord[], opener: TaggedWord): boolean {
  const before = sentence.slice(0, sentence.indexOf(opener));
  return /^(?:i|we)$/.test(before[0]?.lower ?? '') && before[1]?.lower === 'will';
}
