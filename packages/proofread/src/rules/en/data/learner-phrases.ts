import { readWordRows } from '../../../match/word-table.ts';

/** Phrases that do not fit into any other table. */
export const learnerPhrases = readWordRows(`
  can't|cannot be? able to => can't
  (@subj|people) can be? able to => can
  (@subj|people) could be able to => could
  spend|spends|spent time|hours|money for|to (@ing) => $1 $2
  spend|spends|spent a lot of time for|to (@ing) => $1 a lot of time
  (@be not?) suppose to => supposed to
  (i|you|we|they|people|students) have no enough => do not have enough
  (he|she|it) has no enough => does not have enough
  (reason) because (i|we|he|she|they|people|you|it) => why
  differents (between) => differences
  (many|some|several|two|big|main) different (between) => differences
  in these day => in these days
  !stay|stayed|staying|stays there (own) => their
  in|of|with|from|for|about|to there (free|own|parents|children|lives|life|family|families|friends|jobs|job|products|country|knowledge) => $1 their
  (help|helps|helping|use|using|spend|enjoy|live|love|make|makes|with) there (parents|children|own|lives|life|family|families|friends|time|money) => their
  am|are|is be (able|going|allowed) => $1
`);
