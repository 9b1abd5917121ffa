import type { Span } from '@inkstone/kernel';
import { type Lock, splitSentences } from '@inkstone/rewrite';

/** The number of a list item, which the sentence splitter treats as a sentence. */
const listNumber = /^[(（]?(?:\d{1,3}|[A-Za-z]|[ivxIVX]{2,4})[.．)）]$/u;
/** Quoted speech that ends like a sentence. */
const speech = /^[“「『"][^：:]*[。！？!?…][”」』"]$/u;
/** Words that name the speaker: 她问。 他笑着说， */
const speaker = /^[\p{Script=Han}]{0,8}(?:说|道|问|答|喊|叫|嚷|笑|叹)(?:道|着|了)?[，。！]/u;

/**
 * Returns the sentences of a text as translation units, each with the white space after it. Unlike in proofreading, the number of
 * a list item belongs to its sentence, and quoted speech forms one unit with the following words that name the speaker.
 */
export function sentencesOf(text: string, locks: readonly Lock[] = []): Span[] {
  const joined: Span[] = [];
  for (const next of splitSentences(text, locks)) {
    const last = joined.at(-1);
    if (last && belongTogether(text.slice(last.start, last.end), text.slice(next.start, next.end))) {
      joined[joined.length - 1] = { start: last.start, end: next.end };
    } else joined.push(next);
  }
  return joined;
}

function belongTogether(first: string, second: string): boolean {
  if (/[\n\r]/.test(first)) return false;
  return listNumber.test(first.trim()) || (speech.test(first) && speaker.test(second));
}
