import { scanTables } from '../../../match/table-scan.ts';
import { collocationRows } from './collocations.ts';
import { confusedIdiomRows } from './confused-idioms.ts';
import { confusedWordRows } from './confused-words.ts';
import { mixedStructureRows } from './mixed-structures.ts';
import { negationRows } from './negations.ts';
import { officialNameRows } from './official-names.ts';
import { pairedConjunctionRows } from './paired-conjunctions.ts';
import { particleRows } from './particles.ts';
import { preferredFormRows } from './preferred-forms.ts';
import { redundantRows } from './redundancy.ts';
import { wordyRows } from './wordiness.ts';
import { wordInContextRows } from './words-in-context.ts';

/** The `find` function of each table rule; one scan of a sentence serves all tables. */
export const findRows = scanTables({
  collocations: collocationRows,
  'confused-idioms': confusedIdiomRows,
  'confused-words': confusedWordRows,
  'mixed-structures': mixedStructureRows,
  negations: negationRows,
  'official-names': officialNameRows,
  'paired-conjunctions': pairedConjunctionRows,
  particles: particleRows,
  'preferred-forms': preferredFormRows,
  redundancy: redundantRows,
  wordiness: wordyRows,
  'words-in-context': wordInContextRows,
});
