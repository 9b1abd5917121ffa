import type { Span } from '@inkstone/kernel';

const breaks = /\r\n|[\n\r\u2028\u2029]/g;
/** A line that goes on in small letters was only wrapped, as in mail and plain text files. */
const goesOn = /^[ \t]*\p{Ll}/u;

/** The paragraphs of a text without their line breaks; blank ones are left out. */
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
