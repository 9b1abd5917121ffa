import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe, gerundForm, isBaseFirst, isOnlyVerb } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';
import { commonVerbs } from './data/common-verbs.ts';

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
  ]),
  right: ['I like playing football.', 'They like work.', 'I need help.', 'He tries to go.'],
  wrong: [
    ['I like read books.', 'I like reading books.'],
    ['They started learn English.', 'They started learning English.'],
    ['I prefer specialize in one subject.', 'I prefer to specialize in one subject.'],
    ['We need buy food.', 'We need to buy food.'],
    ['Would you mind to open it?', 'Would you mind opening it?'],
  ],
};
