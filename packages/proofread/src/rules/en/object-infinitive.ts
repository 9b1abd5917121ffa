import { byAnyOf, byWords } from '../../match/by-words.ts';
import { isFiniteVerb } from '../../match/clauses.ts';
import { canBe, gerundForm, isBaseFirst, isEnd } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';

const objects: Readonly<Record<string, string>> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' };

/** Whether the word is no verb of the object: "told them help was coming", "want them clean and dry". */
function isStatement(word: TaggedWord, after: TaggedWord | undefined): boolean {
  return isFiniteVerb(after) || (canBe(word, 'JJ') && (isEnd(after) || after?.tag === 'CC'));
}

export const objectInfinitive: Rule = {
  id: 'en.object-infinitive',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      "<be>|'s important|necessary|essential|difficult|easy|hard|possible|impossible|good|better|useful for people|students|children|everyone|teachers|parents|kids|adults [ have|learn|do|make|take|get|use|go|know|find|be|keep|read|develop|spend|understand ] !.|,",
      ({ marked: [verb] }) => `to ${verb.text}`,
    ),
    byWords(
      "would|'d like|love|prefer [ that i|you|he|she|we|they ] VB|VBP|VBZ|~VB",
      ({ marked: [, subject] }) =>
        subject === undefined ? null : `${objects[subject.lower] ?? subject.text} to`,
    ),
    byWords(
      'want|wants|wanted|ask|asked|asks|tell|told|tells|advise|advised|allow|allows|allowed|encourage|encouraged|invite|invited|expect|expects|persuade|persuaded|force|forced|forces me|him|us|them not? [ VB|VBP|~VB ]',
      ({ marked: [verb], words: [opener], after }) =>
        isBaseFirst(verb) &&
        !canBe(verb, 'VBD', 'VBN') &&
        !isStatement(verb, after()) &&
        opener?.tag.startsWith('VB') &&
        !/^(?:come|put|let|like|please|want|need)$/.test(verb.lower)
          ? `to ${verb.text}`
          : null,
    ),
    byWords(
      'want|wants|wanted [ that i|you|he|she|we|they|people|everyone ] VB|VBP|VBZ|VBD|~VB',
      ({ marked: [, subject], words }) => {
        const verb = words.at(-1);
        return subject === undefined || verb?.lower !== verb?.base
          ? null
          : `${objects[subject.lower] ?? subject.text} to`;
      },
    ),
    byWords(
      'invite|invited|encourage|encouraged|remind|reminded|enable|enabled you|her|people|everyone|visitors|students|customers [ VB|~VB ]',
      ({ marked: [verb], words: [opener], after }) =>
        isBaseFirst(verb) && opener?.tag.startsWith('VB') && !/^(?:NN|VB|MD)/.test(after()?.tag ?? '')
          ? `to ${verb.text}`
          : null,
    ),
    byWords(
      "was|were|is|are|been|be|'re made [ work|wait|pay|stand|leave|sit|clean|write|repeat|apologize|apologise|feel|learn|go|run|stay|wear|do|believe|understand|eat|sing|confess ]",
      ({ marked: [verb], after }) =>
        verb.tag.startsWith('VB') || after()?.tag === 'CD' || after()?.lower === 'for'
          ? `to ${verb.text}`
          : null,
    ),
    byWords(
      'important|necessary|easy|difficult|hard|good|better|best|essential|useful|possible|impossible|time for me|us|him|her|them|you [ ~VB ] DT|PRP|PRP$|NNS|NN|NNP|IN|TO|.',
      ({ marked: [verb], after }) =>
        isBaseFirst(verb) && !canBe(verb, 'NN', 'JJ', 'RB', 'IN', 'VBD', 'VBN') && after()?.tag !== 'VBZ'
          ? `to ${verb.text}`
          : null,
    ),
    byWords(
      'remind|reminds|reminded me|him|us|them|you|her|everyone [ VBG ]',
      ({ marked: [verb], before }) =>
        verb.base === null || verb.text !== verb.lower || before()?.lower === 'not'
          ? null
          : `to ${verb.base}`,
    ),
    byWords(
      'want|wants|wanted|ask|asked|asks|advise|advised|allow|allows|allowed|encourage|encouraged|invited|expect|expects|persuaded|forced|remind|reminds|reminded me|him|us|them [ study|open|help|work|play|call|answer|clean|check|wait|visit|talk|walk|travel|start|stop|change|use|practice|practise|drive|drink|cook|return|close|watch|look|try|finish|show|stay|sign|report|book|repeat|send|join|buy|take|pay ] DT|PRP|PRP$|IN|TO|RB|RP|NN|NNS|NNP|here|there|home',
      ({ marked: [verb], words, words: [opener], after }) =>
        !opener?.tag.startsWith('VB') ||
        isStatement(verb, words.at(-1)) ||
        /^(?:VBZ|VBD|VBP|MD)$/.test(after()?.tag ?? '') ||
        (verb.tag === 'NN' && /^(?:NN|NNS|IN)$/.test(after(0)?.tag ?? ''))
          ? null
          : `to ${verb.text}`,
    ),
    byWords(
      'advise|advised|advises|allow|allows|allowed|permit|permits|permitted me|him|us|them|you|people|students [ ~VBG ] DT|PRP$|PRP|JJR|NN|NNS|IN|TO|RB|.',
      ({ marked: [verb], words: [opener] }) =>
        verb.base === null ||
        !opener?.tag.startsWith('VB') ||
        /^(?:regarding|concerning|during|including|according|following|saying|starting|beginning|living|working|studying|being)$/.test(
          verb.lower,
        )
          ? null
          : `to ${verb.base}`,
    ),
    byWords(
      'noise|rain|weather|snow|traffic|pain|illness|fear|law|nothing|storm stop|stops|stopped me|him|us|them|people|you [ to ~VB ]',
      ({ marked: [, verb] }) => (verb === undefined ? null : `from ${gerundForm(verb) ?? ''}`),
    ),
  ]),
  right: [
    'He advised people living in the city.',
    'I want them open.',
    'I want them clean and dry.',
    'He told them help was on the way.',
    'They asked him about work.',
    'I want him to go.',
    'He told me.',
    'They asked us who we were.',
  ],
  wrong: [
    ['The noise stopped me to sleep.', 'The noise stopped me from sleeping.'],
    ['The doctor advised me drinking more water.', 'The doctor advised me to drink more water.'],
    ['He asked me open the window.', 'He asked me to open the window.'],
    ['My mother wants me study medicine.', 'My mother wants me to study medicine.'],
    ['It is important for students have a hobby.', 'It is important for students to have a hobby.'],
    ["I'd like that you help me.", "I'd like you to help me."],
    ['We would like to invite you join our group.', 'We would like to invite you to join our group.'],
    ['He was made work twelve hours a day.', 'He was made to work twelve hours a day.'],
    ['Please remind me buying milk.', 'Please remind me to buy milk.'],
    ['It is necessary for us learn English.', 'It is necessary for us to learn English.'],
    ['I want that you help me.', 'I want you to help me.'],
    ['They want that he come.', 'They want him to come.'],
    ['I want him go home.', 'I want him to go home.'],
    ['She asked me wait outside.', 'She asked me to wait outside.'],
    ['They allowed us see it.', 'They allowed us to see it.'],
  ],
};
