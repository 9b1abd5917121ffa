import { scanTables } from '../../../match/table-scan.ts';
import { confusedIdiomRows } from './confused-idioms.ts';
import { confusedWordRows } from './confused-words.ts';
import { preferredFormRows } from './preferred-forms.ts';

/** The `find` of each rule that is a table: one walk through a sentence serves them all. */
export const findRows = scanTables({
  'confused-idioms': confusedIdiomRows,
  'confused-words': confusedWordRows,
  'preferred-forms': preferredFormRows,
});
