import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

const owners =
  'colleague|classmate|roommate|flatmate|landlord|manager|doctor|dog|cat|grandma|grandpa|mother|father|brother|sister|mum|mom|dad|friend|teacher|husband|wife|uncle|aunt|cousin|boss|grandmother|grandfather|son|daughter|girlfriend|boyfriend|neighbour|neighbor';
const owned =
  'bike|bicycle|dog|cat|book|books|laptop|computer|bag|keys|class|lesson|office|clothes|shoes|help|email|letter|number|address|friend|friends|school|company|team|son|daughter|hair|money|problem|new|old|name|house|home|job|birthday|room|car|family|parents|mother|father|wedding|life|opinion|advice|phone|face|voice|favourite|favorite|hand|boyfriend|girlfriend|kids|children|baby|garden|kitchen|place|wallet|jacket|coat|mum|mom|dad|brother|sister|cousin|grandparents|password|hands|eyes|flat|apartment|wife|husband';

const holders =
  'dog|cat|girl|boy|teacher|company|baby|child|school|town|city|country|king|author|writer|student|manager|owner|hotel|shop|man|woman';

export const familyPossessive: Rule = {
  id: 'en.family-possessive',
  category: 'grammar',
  severity: 'error',
  credible: 0.88,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byAnyOf([
    byPattern(
      new RegExp(`\\b((?:my|his|her|their|our|your) (?:best )?)(${owners})s(?= (?:${owned})\\b)`, 'gi'),
      ({ groups: [opening = '', owner = ''], start, end }) => ({
        start: start + opening.length,
        end,
        replacements: [`${owner}'s`],
      }),
    ),
    byPattern(
      /\b([Cc]ompan|[Cc]it|[Cc]ountr|[Ff]amil|[Bb]ab|[Ll]ad|[Uu]niversit|[Ll]ibrar|[Ff]actor|[Aa]rm)ys(?= (?!and\b|or\b|are\b|were\b|have\b|in\b|of\b|to\b|that\b|is\b|was\b|with\b|from\b|on\b|at\b|for\b|by\b|can\b|will\b)[a-z]+)/g,
      ({ groups: [stem = ''], start, end }) => ({
        start,
        end,
        replacements: [`${stem}y's`, `${stem}ies`],
        credible: 0.97,
      }),
    ),
    byPattern(
      new RegExp(
        `\\b((?:the|my|his|her|our|your|their) )(${holders})s(?= (?:name|owner|favou?rite|birthday|capital|address|father|mother|leg|tail|room) (?:is|was)\\b)`,
        'gi',
      ),
      ({ groups: [opening = '', owner = ''], start, end }) => ({
        start: start + opening.length,
        end,
        replacements: [`${owner}'s`],
      }),
    ),
  ]),
  right: ["My mother's name is Ann.", 'My parents house guests every week.', 'His brothers are here.'],
  wrong: [
    ['The companys office is closed.', "The company's office is closed."],
    ['The dogs name is Max.', "The dog's name is Max."],
    ['My mothers name is Ann.', "My mother's name is Ann."],
    ['We met at my friends house.', "We met at my friend's house."],
  ],
};
