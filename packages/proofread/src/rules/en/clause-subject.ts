import { byAnyOf, byWords, type WordMatch } from '../../match/by-words.ts';
import { wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

const gerunds = wordSet(
  'understanding having knowing doing making taking getting using trying learning buying helping',
);
const judgements = wordSet(
  'important easy easier difficult hard harder better good necessary useful essential interesting enough fun boring expensive cheaper dangerous possible',
);
export const clauseSubject: Rule = {
  id: 'en.clause-subject',
  category: 'grammar',
  severity: 'error',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
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
    ['Learning facts are not enough.', 'Learning facts is not enough.'],
  ],
};

/** A gerund subject is singular, regardless of the number of its object. */
function agree({ marked: [be] }: WordMatch): string {
  return be.lower === 'are' ? 'is' : 'was';
}
