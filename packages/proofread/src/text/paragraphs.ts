import type { Span } from '@inkstone/kernel';

const breaks = /\r\n|[\n\r\u2028\u2029]/g;
/** A line that starts in lower case continues a wrapped line, as in e-mail and plain text files. */
const goesOn = /^[ \t]*\p{Ll}/u;

/** Returns the paragraphs of a text without line breaks, omitting blank ones. */
export function splitParagraphs(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const found of text.matchAll(breaks)) {
    const next = found.index + found[0].length;
    if (goesOn.test(text.slice(next, next + 40)) && found.index > start) continue;
    spans.push({ start, end: found.index });
    start = next;
  }
  spans.push({ start, end: text.length });
  return spans.filter((span) => text.slice(span.start, span.end).trim() !== '');
}

/** Number of characters per part: enough to estimate the writer's error rate, and few enough to search for each guess. */
const usualPartLength = 20_000;

/** Groups paragraphs into parts of at least `partLength` characters (UTF-16) that are checked together. */
export function partsOf(paragraphs: readonly Span[], partLength = usualPartLength): Span[][] {
  const parts: Span[][] = [];
  let length = partLength;
  for (const paragraph of paragraphs) {
    if (length >= partLength) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(paragraph);
    length += paragraph.end - paragraph.start;
  }
  return parts;
}
