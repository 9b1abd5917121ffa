import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const ageHyphen: Rule = {
  id: 'en.age-hyphen',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byAnyOf([
    byPattern(
      /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty)(?: |-)(years?|months?|weeks?|days?)(?: |-)olds?(?= (?:boy|girl|man|woman|child|children|kid|kids|student|students|son|daughter|brother|sister|baby|dog|cat|house|building|tree|car|boys|girls|lady|teenager|friend|people)\b)/gi,
      ({ found, groups: [count = '', unit = ''] }) =>
        correct(found, `${count}-${unit.replace(/s$/, '')}-old`),
    ),
    byWords(
      'a|an|the|my|his|her|this [ CD years|year old ] NN',
      ({ marked: [number] }) => `${number.text}-year-old`,
    ),
    byWords(
      'a|every|any [ CD years|year old ] MD|VBZ|VBD|who|would|could|can|is|was',
      ({ marked: [number] }) => `${number.text}-year-old`,
    ),
  ]),
  right: ['A ten-year-old boy is ten years old.', 'He is ten years old.'],
  wrong: [
    ['A ten year old could read it.', 'A ten-year-old could read it.'],
    ['A ten year old boy came.', 'A ten-year-old boy came.'],
    ['She is the mother of a 5 years old pianist.', 'She is the mother of a 5-year-old pianist.'],
    ['I have a 5 years old son.', 'I have a 5-year-old son.'],
  ],
};

function correct(found: string, better: string): string | null {
  return found === better ? null : better;
}
