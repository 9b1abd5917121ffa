import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf, byContext } from '../../match/by-words.ts';
import { baseForm, canBe } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';

export const questionOrder: Rule = {
  id: 'en.question-order',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byContext('^ [ where you live|work|study|stay ] ?', ({ marked: [where, subject, verb] }) =>
      subject === undefined || verb === undefined ? null : `${where.text} do ${subject.text} ${verb.text}`,
    ),
    byPattern(
      /^(What means ((?:this|that|the) [a-z]+(?: [a-z]+)?))(?=\?)/g,
      ({ groups: [, subject = ''] }) => `What does ${subject} mean`,
    ),
    byPattern(
      /^(How looks ((?:the|your|his|her|our|their) [a-z]+(?: [a-z]+)?) like)(?=\?)/g,
      ({ groups: [, subject = ''] }) => `What does ${subject} look like`,
    ),
    byContext(
      "^ what|where|when|why|how [ you|he|she|they|we|i did|do|does|ca|wo|could|would|should n't ] ~VB",
      ({ marked: [subject, modal], sentence }) =>
        asked(sentence) && modal !== undefined ? `${modal.text}n't ${subject.text}` : null,
    ),
    byContext(
      "^ what|where|when|why|how [ you|he|she|they|we|i did ] !n't|not",
      ({ marked: [subject], sentence }) => (asked(sentence) ? `did ${subject.text} do` : null),
    ),
    byContext(
      '^ what|where|when|why|how [ you|he|she|they|we|i went|saw|came|bought|ate|said|got|left|met|called|found|told|gave|made|learned|started|arrived|lived|stayed ]',
      ({ marked: [subject, verb], sentence }) => {
        const base = verb === undefined ? null : baseForm(verb);
        return asked(sentence) && base !== null ? `did ${subject.text} ${base}` : null;
      },
    ),
    byContext(
      '^ what|where|when|why|how|who [ you|they|we|i ~VBP ]',
      ({ marked: [subject, verb], sentence, words }) =>
        asked(sentence) && verb !== undefined && words.length === 3 ? inverted(subject, verb) : null,
    ),
    byContext(
      '^ what|where|when|why|how|who [ you|they|we usually|often|always|normally|really|sometimes ~VBP ]',
      ({ marked: [subject, adverb, verb], sentence }) =>
        asked(sentence) &&
        adverb !== undefined &&
        verb?.base === verb?.lower &&
        !canBe(verb ?? subject, 'VBD', 'MD')
          ? `do ${subject.text} ${adverb.text} ${verb?.text}`
          : null,
    ),
    byContext(
      '^ what|where|when|why|how|who [ he|she|it VBZ|~VBZ ]',
      ({ marked: [subject, verb], sentence }) =>
        asked(sentence) && verb !== undefined ? inverted(subject, verb) : null,
    ),
    byContext(
      '^ how|what long|often|far|much|time|colour|color|day [ it|he|she|you|they|we VBZ|VBP|~VBZ ]',
      ({ marked: [subject, verb], sentence, after }) => {
        if (!asked(sentence) || verb === undefined) return null;
        const isPerfect = /^(?:have|has)$/.test(verb.lower) && after()?.tag === 'VBN';
        return isPerfect ? `${verb.lower} ${subject.text}` : inverted(subject, verb);
      },
    ),
    byContext(
      '^ what|which time|day|year|kind|colour|color [ the|this|your|his|her|their|our ~NN ~VBZ ] ?',
      ({ marked: [determiner, noun, verb], sentence }) => {
        const base = verb === undefined ? null : baseForm(verb);
        return asked(sentence) && noun !== undefined && base !== null && base !== 'be'
          ? `does ${determiner.text} ${noun.text} ${base}`
          : null;
      },
    ),
    byContext(
      '^ how many|much NN|NNS [ you|they|we have|has|want|need|know|like|eat|drink|buy ]',
      ({ marked: [subject, verb], sentence }) =>
        asked(sentence) && verb !== undefined ? inverted(subject, verb) : null,
    ),
    byContext(
      '^ what|where|when|why|how [ you|he|she|they|we|i can|will|should|must|could|would|did ] not? ~VB',
      ({ marked: [subject, modal], sentence }) =>
        asked(sentence) && modal !== undefined ? `${modal.text} ${subject.text}` : null,
    ),
    byContext(
      '^ how old|tall|big|long|far|good|tired|expensive [ you|they|we|he|she|it are|is|were|was ]',
      ({ marked: [subject, verb], sentence }) =>
        asked(sentence) && verb !== undefined ? inverted(subject, verb) : null,
    ),
    byContext(
      '^ [ do|does|did you|we|they|i|he|she|it can|must|should|will|could|would ] ~VB',
      ({ marked: [, subject, modal], sentence }) =>
        asked(sentence) && subject !== undefined && modal !== undefined
          ? `${modal.text} ${subject.text}`
          : null,
    ),
    byContext('^ why [ you|they|we|i|he|she not ] ~VB', ({ marked: [subject], sentence, words }) =>
      asked(sentence) && words.at(-1)?.base === words.at(-1)?.lower
        ? `${/^(?:he|she)$/.test(subject.lower) ? 'does' : 'do'}n't ${subject.text}`
        : null,
    ),
  ]),
  right: ['What do you want?', 'Where is he?', 'When you go, what will he do?', 'How you are!'],
  wrong: [
    ['What you usually do on Sundays?', 'What do you usually do on Sundays?'],
    ['Why you not come?', "Why don't you come?"],
    ['How long you have been here?', 'How long have you been here?'],
    ['What time the train leaves?', 'What time does the train leave?'],
    ['Do you can help me?', 'Can you help me?'],
    ['What means this word?', 'What does this word mean?'],
    ['How looks the new office like?', 'What does the new office look like?'],
    ["Why you didn't call?", "Why didn't you call?"],
    ['What you did yesterday?', 'What did you do yesterday?'],
    ['Where you went?', 'Where did you go?'],
    ['How old you are?', 'How old are you?'],
    ['How long it takes?', 'How long does it take?'],
    ['What time it is?', 'What time is it?'],
    ['What you want?', 'What do you want?'],
    ['Where he goes?', 'Where does he go?'],
    ['Why you are here?', 'Why are you here?'],
    ['Why you did not come?', 'Why did you not come?'],
    ['When you will come?', 'When will you come?'],
  ],
};

/** Whether a sentence is a short question; a long one may begin with another clause. */
function asked(sentence: readonly TaggedWord[]): boolean {
  return (
    sentence.at(-1)?.text === '?' &&
    sentence.length < 14 &&
    !sentence.some(({ tag }) => tag === ',' || tag === ':' || tag === '"')
  );
}

function inverted(subject: TaggedWord, verb: TaggedWord): string | null {
  if (/^(?:is|are|am|was|were|have|has)$/.test(verb.lower) && !/^ha/.test(verb.lower))
    return `${verb.text} ${subject.text}`;
  const base = baseForm(verb);
  if (base === null || canBe(verb, 'VBD', 'MD', 'RB')) return null;
  return `${/^(?:he|she|it)$/.test(subject.lower) ? 'does' : 'do'} ${subject.text} ${base}`;
}
