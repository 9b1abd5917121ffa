import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe, gerundForm, isBaseFirst, isOnlyVerb } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';
import { commonVerbs } from './data/common-verbs.ts';

const doing = new Set(
  'lock buy go see make do get take eat give find bring tell know understand learn be have meet pay send write read close finish stay leave sell build keep become speak forget remember choose join'.split(
    ' ',
  ),
);

export const likeGerund: Rule = {
  id: 'en.like-gerund',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      "i|we|they|you|he|she|n't|not|also|really|always like|likes|liked|love|loves|loved|hate|hates|prefer|prefers|start|started|stop|stopped|began|begin|keep [ @commonVerbs ] !to|,|and|or",
      ({ marked: [verb], words: [subject, opener] }) => {
        if (
          verb.tag.startsWith('NN') ||
          (/^(?:work|play|help|talk|study|start|be|have|do|show|sleep|visit|walk|wait|travel|stay|live|use|drink|drive|like|love)$/.test(
            verb.lower,
          ) &&
            verb.tag !== 'VB')
        )
          return null;
        return opener === undefined || subject === undefined || !opener.tag.startsWith('VB')
          ? null
          : [gerundForm(verb) ?? '', `to ${verb.text}`];
      },
      { commonVerbs },
    ),
    byWords(
      ',^ i|we|they|you|he|she ADV? need|needs|needed|try|tried|tries|choose|chose|forget|want|wanted|decided|prefer [ @commonVerbs ] !to|,|and|or',
      ({ marked: [verb] }) =>
        verb.tag.startsWith('NN') ||
        /^(?:help|work|play|drink|talk|visit|sleep|study|show|use|love|like|be|do|have|not)$/.test(verb.lower)
          ? null
          : `to ${verb.text}`,
      { commonVerbs },
    ),
    byWords(',^ i|we|they|you|people prefer|want|need [ VB|VBP ]', ({ marked: [verb] }) =>
      isOnlyVerb(verb) && isBaseFirst(verb) && !canBe(verb, 'VBN', 'VBD') ? `to ${verb.text}` : null,
    ),
    byWords("would|do|does|did|n't|not PRP? mind [ to ~VB ]", ({ marked: [, verb] }) =>
      verb?.tag === 'VB' ? gerundForm(verb) : null,
    ),
    byWords(
      'i|we|they|you|he|she forgot|promised|decided|agreed|refused|offered|managed|hoped|planned|hope|plan|promise [ @doing ] DT|PRP|PRP$|it|to|home|more|in|at|a|the|me|him|us|you',
      ({ marked: [verb] }) => `to ${verb.text}`,
      { doing },
    ),
    byWords(
      "would|'d like|love|prefer you|him|them|her|us [ @doing|come|help|visit ] DT|PRP|PRP$|to|with|too|.|in|at|here|home|and|a|the|me|us",
      ({ marked: [verb] }) => `to ${verb.text}`,
      { doing },
    ),
    byWords(
      "is|'s|was|be easy|hard|important|difficult|nice|great|impossible|possible|good|fun|interesting|necessary|dangerous [ @doing ] DT|PRP|PRP$|it|a|the|good|enough|more|mistakes|friends|new|in|to",
      ({ marked: [verb] }) => `to ${verb.text}`,
      { doing },
    ),
    byWords(
      "is|'s|was|the|no|enough|have|had time|chance|opportunity|reason [ go|leave|get|eat|start|say|make|do|see|stop|change|talk|visit|find ] home|to|up|now|.|DT|PRP|PRP$|it|with|goodbye",
      ({ marked: [verb], words }) =>
        words[0]?.lower === 'the' && words.at(-1)?.tag === 'PRP' ? null : `to ${verb.text}`,
    ),
  ]),
  right: ['I like playing football.', 'They like work.', 'I need help.', 'He tries to go.'],
  wrong: [
    ['I forgot lock the door.', 'I forgot to lock the door.'],
    ['I would like you come too.', 'I would like you to come too.'],
    ['It is easy make mistakes.', 'It is easy to make mistakes.'],
    ["It's time go home.", "It's time to go home."],
    ['I like read books.', 'I like reading books.'],
    ['They started learn English.', 'They started learning English.'],
    ['I prefer specialize in one subject.', 'I prefer to specialize in one subject.'],
    ['We need buy food.', 'We need to buy food.'],
    ['Would you mind to open it?', 'Would you mind opening it?'],
  ],
};
