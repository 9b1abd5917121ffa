import { indefiniteArticle } from '@inkstone/english';

/** Replaces a part of a sentence by a word, and adapts the indefinite article before it. `span` is in UTF-16 code units. */
export function replaceWord(
  sentence: string,
  span: { readonly start: number; readonly end: number },
  word: string,
): string {
  return adaptArticle(sentence.slice(0, span.start), word) + word + sentence.slice(span.end);
}

/** Returns the text before a word with the form of “a” at its end that fits the word. */
export function adaptArticle(before: string, word: string): string {
  if (!/^[a-z]/i.test(word)) return before;
  return before.replace(/(?<![\p{L}\p{N}'’-])(a)n?(\s+)$/iu, (_, letter: string, space: string) => {
    return letter + indefiniteArticle(word).slice(1) + space;
  });
}
