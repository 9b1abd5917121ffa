import { byAnyOf, byWords } from '../../match/by-words.ts';
import { baseForm, baseOfInflected, isOnlyVerb, wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

/** Whether a verb takes an infinitive in the passive: "should not be allowed to use". */
const isPassive = (lower: string) =>
  /^(?:allowed|permitted|supposed|forced|required|expected|encouraged)$/.test(lower);

/** Nouns that are usually the object of the participles below. */
const closable = wordSet(
  `road roads street bridge pool library office store shop museum park school entrance gate lift elevator meeting meetings event
  class concert match game exam flight order orders parcel package packages goods item items results result products
  invoice tickets ticket deposit account money fee service lesson lecture interview`,
);

export const afterModal: Rule = {
  id: 'en.after-modal',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    // "The road will closed for repairs": things do not close anything.
    byWords(
      'the|this|our|your|all|these NN? @closable will|must|should|can|may|might not? [ closed|finished|canceled|cancelled|postponed|delivered|held|sent|done|repaired|published|announced|rescheduled|refunded|charged|moved ] for|on|from|until|by|at|in|next|tomorrow|today|this|to|due|because|.',
      ({ marked: [verb] }) => `be ${verb.text}`,
      { closable },
    ),
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
    ['The road will closed for repairs on Monday.', 'The road will be closed for repairs on Monday.'],
    ['It will rains tomorrow.', 'It will rain tomorrow.'],
    ['You must studies harder.', 'You must study harder.'],
    ['Pupils should not allowed to smoke.', 'Pupils should not be allowed to smoke.'],
    ['He can goes home.', 'He can go home.'],
    ['They should went earlier.', 'They should go earlier.'],
    ['You must not speaking now.', 'You must not speak now.'],
    ['My brother will comes soon.', 'My brother will come soon.'],
  ],
};
