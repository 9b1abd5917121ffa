import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';
import { baseOfPast } from './data/verb-forms.ts';

const third: Record<string, string> = {
  is: 'be',
  has: 'have',
  does: 'do',
  goes: 'go',
  makes: 'make',
  takes: 'take',
  gets: 'get',
  comes: 'come',
  gives: 'give',
  knows: 'know',
  wants: 'want',
  needs: 'need',
  helps: 'help',
  finds: 'find',
  thinks: 'think',
  becomes: 'become',
  sees: 'see',
  says: 'say',
  feels: 'feel',
  learns: 'learn',
  works: 'work',
  lives: 'live',
  are: 'be',
  were: 'be',
};
const forms = [...Object.keys(third), ...baseOfPast.keys()].join('|');

export const afterModal: Rule = {
  id: 'en.after-modal',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    new RegExp(
      `\\b((?:I|you|he|she|it|we|they|who|people) (?:can|could|will|would|should|must|may|might)(?:n['’]t| not| also)? )(${forms})\\b`,
      'gi',
    ),
    ({ groups: [opening = '', form = ''], start, end }) => {
      const small = form.toLowerCase();
      const better = third[small] ?? baseOfPast.get(small);
      return better === undefined ? null : { start: start + opening.length, end, replacements: [better] };
    },
  ),
  right: ['He can go.', 'The will is valid.', 'It will be done.'],
  wrong: [
    ['He can goes home.', 'He can go home.'],
    ['They should went earlier.', 'They should go earlier.'],
  ],
};
