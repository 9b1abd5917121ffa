import { readWordRows } from '../../../match/word-table.ts';

/** Turns of phrase that fit into none of the other tables. */
export const learnerPhrases = readWordRows(`
  can't|cannot be? able to => can't
  (@subj|people) can be? able to => can
  (@subj|people) could be able to => could
  spend|spends|spent time|hours|money for|to (@ing) => $1 $2
  spend|spends|spent a lot of time for|to (@ing) => $1 a lot of time
  (@be not?) suppose to => supposed to
  am|are|is be (able|going|allowed) => $1
`);
