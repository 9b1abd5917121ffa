import { byAnyOf, byContext, type WordMatch } from '../../match/by-words.ts';
import { wordMap } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

/** Verbs of a moment, as participles, and the state that follows: “died” leads to “been dead”. */
const states = wordMap({
  died: 'been dead',
  bought: 'had',
  joined: 'been in',
  begun: 'been on',
  married: 'been married to',
});
/** After these the object follows; the others end the statement. */
const transitive = '[ bought|joined|married ]';

export const lastingState: Rule = {
  id: 'en.lasting-state',
  category: 'grammar',
  severity: 'error',
  credible: 0.86,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byContext(
      "have|has|'ve [ died|begun ] for CD|many|several|a|about|over|nearly|more days|weeks|months|years|hours|decade|year|month|week|long",
      lasting,
    ),
    byContext(
      `have|has|'ve ${transitive} this|the|that|my|his|her|our|their JJ? NN for CD|many|several|about|over|nearly|almost CD? days|weeks|months|years|hours .|,|and|but`,
      lasting,
    ),
  ]),
  right: [
    'He has died for his country.',
    'The king has been dead for ten years.',
    'She has bought the bread for years from that shop.',
    'I have borrowed this book for two weeks.',
  ],
  wrong: [
    ['He has died for ten years.', 'He has been dead for ten years.'],
    ['I have bought this computer for three years.', 'I have had this computer for three years.'],
    ['She has joined the army for two years.', 'She has been in the army for two years.'],
  ],
};

function lasting({ marked: [verb] }: WordMatch): string | null {
  return states.get(verb.lower) ?? null;
}
