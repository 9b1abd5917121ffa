import { byAnyOf, byWords } from '../../match/by-words.ts';
import { baseForm, baseOfInflected, isOnlyVerb } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

/** Whether a verb takes an infinitive in the passive: "should not be allowed to use". */
const isPassive = (lower: string) =>
  /^(?:allowed|permitted|supposed|forced|required|expected|encouraged)$/.test(lower);

export const afterModal: Rule = {
  id: 'en.after-modal',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      'MD !PRP|IN|TO|NOUN|DT|CC|MARK|VB|to|MD|CD|JJ|EX|WP|WRB|POS|VBP|SYM? [ VBZ|VBD|VBG|VBN|~VBZ|~VBD ]',
      ({ marked: [verb], words, before, after }) => {
        const [modal, middle] = words;
        const isNegated = middle?.lower === 'not' || middle?.lower === "n't";
        if (!isOnlyVerb(verb) && !(isNegated && verb.tag === 'VBG')) return null;
        if (verb.tags.includes('VB') || before() === undefined || after()?.tag === 'VB') return null;
        if (
          modal?.tag !== 'MD' ||
          modal.text !== modal.lower ||
          /^(?:DT|PRP\$|JJ|IN|TO|CC)$/.test(before()?.tag ?? '') ||
          /^(?:['’]d|need|dare)$/.test(modal.lower) ||
          (verb.tag === 'VBG' && words.length > 2 && !isNegated)
        )
          return null;
        return isPassive(verb.lower) && after()?.lower === 'to' ? `be ${verb.lower}` : baseForm(verb);
      },
    ),
    byWords(
      'i|you|he|she|we|they can|must|should|will|could|would|may|might [ ~VBZ ] DT|PRP|PRP$|harder|hard|TO|IN|RB|.|and',
      ({ marked: [verb] }) => (verb.lower === 'needs' ? null : baseOfInflected(verb)),
    ),
    byWords(
      '^ it can|should|will|could|would|may|might [ ~VBZ ] tomorrow|today|tonight|soon|again|a|the|me|you|us|him|her|them|to|in|on|at|for|.',
      ({ marked: [verb] }) => baseOfInflected(verb),
    ),
  ]),
  right: [
    'He can go.',
    'The will is valid.',
    'It will be done.',
    'He will, if asked, go.',
    'You must have seen it.',
    'He said he would and went home.',
  ],
  wrong: [
    ['It will rains tomorrow.', 'It will rain tomorrow.'],
    ['You must studies harder.', 'You must study harder.'],
    ['Pupils should not allowed to smoke.', 'Pupils should not be allowed to smoke.'],
    ['He can goes home.', 'He can go home.'],
    ['They should went earlier.', 'They should go earlier.'],
    ['You must not speaking now.', 'You must not speak now.'],
    ['My brother will comes soon.', 'My brother will come soon.'],
  ],
};
