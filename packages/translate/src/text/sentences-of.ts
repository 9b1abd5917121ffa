import type { Span } from '@inkstone/kernel';
import { type Lock, splitSentences } from '@inkstone/rewrite';

/** The number of a list item, which the splitter takes for a sentence of its own. */
const listNumber = /^[(（]?(?:\d{1,3}|[A-Za-z]|[ivxIVX]{2,4})[.．)）]$/u;
/** Speech in quotation marks that ends like a sentence. */
const speech = /^[“「『"][^：:]*[。！？!?…][”」』"]$/u;
/** Words that tell who has just spoken: 她问。 他笑着说， */
const speaker = /^[\p{Script=Han}]{0,8}(?:说|道|问|答|喊|叫|嚷|笑|叹)(?:道|着|了)?[，。！]/u;

/**
 * The sentences of a text that translate as units, each with the white space after it. Unlike the sentences of proofreading,
 * the number of a list item belongs to its sentence, and speech to the words after it that tell who speaks.
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
