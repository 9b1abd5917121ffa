import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

const owners =
  'mother|father|brother|sister|mum|mom|dad|friend|teacher|husband|wife|uncle|aunt|cousin|boss|grandmother|grandfather|son|daughter|girlfriend|boyfriend|neighbour|neighbor';
const owned =
  'name|house|home|job|birthday|room|car|family|parents|mother|father|wedding|life|opinion|advice|phone|face|voice|favourite|favorite|hand|hands|eyes|flat|apartment|wife|husband';

export const familyPossessive: Rule = {
  id: 'en.family-possessive',
  category: 'grammar',
  severity: 'error',
  credible: 0.88,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byPattern(
    new RegExp(`\\b((?:my|his|her|their|our|your) (?:best )?)(${owners})s(?= (?:${owned})\\b)`, 'gi'),
    ({ groups: [opening = '', owner = ''], start, end }) => ({
      start: start + opening.length,
      end,
      replacements: [`${owner}'s`],
    }),
  ),
  right: ["My mother's name is Ann.", 'My parents house guests every week.', 'His brothers are here.'],
  wrong: [
    ['My mothers name is Ann.', "My mother's name is Ann."],
    ['We met at my friends house.', "We met at my friend's house."],
  ],
};
