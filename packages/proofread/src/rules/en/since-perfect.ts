import { byAnyOf, byContext, byWords } from '../../match/by-words.ts';
import { participleForm, wordSet } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';

export const sincePerfect: Rule = {
  id: 'en.since-perfect',
  category: 'grammar',
  severity: 'error',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byContext(
      ',^ PRP$|the|this|that|a JJ? NN [ is ] in|at|on|out|away|ill|sick|closed|open|here|there|empty|married|broken|down|under|off the|a|my|his|her|our|NNP? of? NN? NN? since CD|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last|yesterday|january|february|march|april|may|june|july|august|september|october|november|december|this|his|her|then',
      () => 'has been',
    ),
    byWords(
      ',^ i|we|they|he|she [ am|are|is ] here|there|ill|sick|married|single|unemployed|online|awake since|for CD|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last|yesterday|this|a|many|years|weeks',
      ({ marked: [be], words }) =>
        words.some(({ lower }) => lower === 'for') && /^(?:a|this)$/.test(words.at(-1)?.lower ?? '')
          ? null
          : be.lower === 'is'
            ? 'has been'
            : 'have been',
    ),
    byWords(
      ',^ i|we|they|he|she|you [ am|are|is ] in|at|on the|a|this|my|his|her|hospital|bed|prison|jail|leave|holiday|vacation|london|paris|beijing|shanghai hospital|office|house|bed|room|team|city|village|army|job|project|country? since CD|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last|yesterday|january|february|march|april|may|june|july|august|september|october|november|december|this',
      ({ marked: [be] }) => (be.lower === 'is' ? 'has been' : 'have been'),
    ),
    byWords('^ how long [ do|does you|they|he|she|we know|own ]', ({ marked: [helper, subject, verb] }) =>
      subject === undefined || verb === undefined
        ? null
        : `${helper.lower === 'does' ? 'has' : 'have'} ${subject.text} ${verb.lower === 'know' ? 'known' : 'owned'}`,
    ),
    byWords(
      '^ how long [ are|is you|they|he|she learning|working|living|studying|waiting|playing ]',
      ({ marked: [be, subject, verb] }) =>
        subject === undefined || verb === undefined
          ? null
          : `${be.lower === 'is' ? 'has' : 'have'} ${subject.text} been ${verb.text}`,
    ),
    byWords(
      'i|we|they|you|he|she|it [ am|are|is VBG ] IN|DT|PRP$|NN|NNS|NNP|JJ|here|there|RB* since|for CD|many|several|a|my|i|he|she|last|then NN|NNS|was|years?',
      ({ marked: [be, verb], words }) => perfect(be, verb, words),
    ),
    byWords(
      ',^ i|we|they|you [ know|live|work|study|have|love|like ] PRP|here|there|in NNP|PRP$|DT|NN? NN? since CD|my|i|he|she|last|then',
      ({ marked: [verb] }) => {
        const participle = participleForm(verb);
        return participle === null ? null : `have ${participle}`;
      },
    ),
    byWords(
      ',^ he|she|it [ knows|lives|works|studies|has|loves|likes|is ] PRP|here|there|in|NNP|DT* since CD|my|i|he|she|last|then',
      ({ marked: [verb] }) => {
        const participle = participleForm(verb);
        return participle === null ? null : `has ${participle}`;
      },
    ),
    byWords(
      'it [ is raining|snowing ] RB? since|for CD|this|yesterday|last|monday|two|three|hours|days|a|the',
      ({ marked: [, verb], words }) =>
        words.some(({ lower }) => lower === 'for') && /^(?:the|this|a|last)$/.test(words.at(-1)?.lower ?? '')
          ? null
          : `has been ${verb?.text ?? ''}`,
    ),
  ]),
  right: ['I have lived here since 2010.', 'I am going there for a week.', 'He is staying for two weeks.'],
  wrong: [
    ['My father is in the hospital since Monday.', 'My father has been in the hospital since Monday.'],
    ['The shop is closed since last week.', 'The shop has been closed since last week.'],
    ['It is raining since this morning.', 'It has been raining since this morning.'],
    ['How long do you know him?', 'How long have you known him?'],
    ['I am here since Monday.', 'I have been here since Monday.'],
    ['He is in the hospital since Monday.', 'He has been in the hospital since Monday.'],
    ['How long are you learning English?', 'How long have you been learning English?'],
    ['I am living here since 2010.', 'I have been living here since 2010.'],
    ['I know him since 2005.', 'I have known him since 2005.'],
    ['She works here since last year.', 'She has worked here since last year.'],
  ],
};

const lasting = wordSet('living working studying learning waiting playing teaching doing using going');

function perfect(be: TaggedWord, verb: TaggedWord | undefined, words: readonly TaggedWord[]): string | null {
  if (verb === undefined || !lasting.has(verb.lower)) return null;
  const last = words.at(-1);
  const link = words.findLast(({ lower }) => lower === 'since' || lower === 'for');
  if (link?.lower === 'for' && (verb.lower === 'going' || last?.lower !== 'years')) return null;
  return `${be.lower === 'is' ? 'has' : 'have'} been ${verb.text}`;
}
