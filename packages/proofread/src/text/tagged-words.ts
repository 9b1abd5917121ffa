import type { Tagger } from '@inkstone/english';

/** A word of a sentence and its part in it. */
export interface TaggedWord {
  readonly text: string;
  /** Place in the text that the rule was given, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** Penn Treebank tag; punctuation marks are words with tags of their own. */
  readonly tag: string;
  /** The dictionary form, where it is not the word itself. */
  readonly lemma?: string;
}

const word = /[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{N}]/gu;

/** The words and marks of an English sentence with their tags. */
export function tagWords(text: string, tagger: Tagger): TaggedWord[] {
  const found = [...text.matchAll(word)].map(({ 0: text, index }) => ({ text, start: index }));
  const tags = tagger.tag(found.map(({ text }) => text));
  return found.map(({ text, start }, i) => ({ text, start, end: start + text.length, tag: tags[i] ?? '' }));
}
