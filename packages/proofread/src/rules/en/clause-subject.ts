import { byAnyOf, byWords, type WordMatch } from '../../match/by-words.ts';
import { wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

const gerunds = wordSet(
  'understanding having knowing doing making taking getting using trying learning buying helping',
);
const judgements = wordSet(
  'important easy easier difficult hard harder better good necessary useful essential interesting enough fun boring expensive cheaper dangerous possible',
);
const activities = wordSet(
  'living working learning travelling traveling studying walking shopping driving running swimming playing talking going being eating growing',
);

export const clauseSubject: Rule = {
  id: 'en.clause-subject',
  category: 'grammar',
  severity: 'error',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      '^ @activities in|on|at|with|for|to the|a|an|my|your|our|their|this JJ? NN [ have|are|were ] DT|JJ|RB|many|some|both|several|its',
      ({ marked: [verb] }) => (verb.lower === 'have' ? 'has' : agree({ marked: [verb] })),
      { activities },
    ),
    byWords(',^ to VB|~VB JJ? NNS [ are|were ] RB|more|not* @judgements', agree, { judgements }),
    byWords(',^ @gerunds JJ? NNS [ are|were ] RB|more|not* @judgements', agree, { gerunds, judgements }),
  ]),
  right: [
    'To read books is good.',
    'Understanding ideas is important.',
    'Learning tools and games are useful.',
    'To them, books are important.',
  ],
  wrong: [
    ['To understand ideas are more important than that.', 'To understand ideas is more important than that.'],
    ['Living in the city have many advantages.', 'Living in the city has many advantages.'],
    ['Learning facts are not enough.', 'Learning facts is not enough.'],
  ],
};

/** Returns the verb form for a gerund subject, which is singular regardless of the number of its object. */
function agree({ marked: [be] }: Pick<WordMatch, 'marked'>): string {
  return be.lower === 'are' ? 'is' : 'was';
}
