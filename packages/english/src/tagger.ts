/** Names parts of speech. */
export interface Tagger {
  /** A Penn Treebank tag for each word of one sentence, in order. */
  tag(words: readonly string[]): readonly string[];
}
