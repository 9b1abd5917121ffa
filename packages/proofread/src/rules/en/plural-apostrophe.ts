import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const pluralApostrophe: Rule = {
  id: 'en.plural-apostrophe',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byAnyOf([
    byPattern(
      /\b((?:many|fresh|sell|sells|buy|eat|several|these|those|few|two|three|four|five|six|ten|\d\d+|all|lots of|a lot of|most|other|different) (?:[a-z]+ )?)(?!people|children|men|women|one|day|week|month|year|else|it|that|what|there|he|she|here|let|other|today|who|parent|world|life|person)([a-z]{3,})['’]s(?=[.,;!?]| (?:are|were|have|and|in|of|to|that|which|who|for|with|on|at|from|can|will|barked|came|left|went|ran|arrived|lived|worked|played|died)\b)/g,
      ({ groups: [opening = '', noun = ''], start, end }) => ({
        start: start + opening.length,
        end,
        replacements: [`${noun}s`],
      }),
    ),
    byPattern(
      /\b((?:lad|bab|part|famil|compan|countr|cit)ies|students|boys|girls|parents|teachers|workers|players|friends|members|customers|users)(['’])s\b/gi,
      ({ groups: [noun = '', apostrophe = ''] }) => `${noun}${apostrophe}`,
    ),
  ]),
  right: ["Many people's lives.", "Two days' work.", "All the boy's books."],
  wrong: [
    ["Ladies's shoes are upstairs.", "Ladies' shoes are upstairs."],
    ["We sell fresh apple's.", 'We sell fresh apples.'],
    ["The two dog's barked.", 'The two dogs barked.'],
    ["I have many book's.", 'I have many books.'],
    ["There are two dog's in the house.", 'There are two dogs in the house.'],
  ],
};
