import type { Span } from '@inkstone/kernel';
import { splitParagraphs, splitSentences } from '@inkstone/proofread/client';

/** Context characters on each side of a finding. */
const reach = 40;

/** Returns the context of a range on one line, and the range within it. */
export function contextOf(text: string, { start, end }: Span) {
  const from = start - reach <= 0 ? 0 : wholeCharacter(text, start - reach);
  const to = end + reach >= text.length ? text.length : wholeCharacter(text, end + reach);
  const before = from > 0 ? '...' : '';
  const after = to < text.length ? '...' : '';
  return {
    text: `${before}${text.slice(from, to).replaceAll(/[\r\n\t]/g, ' ')}${after}`,
    offset: before.length + start - from,
    length: end - start,
  };
}

/** Returns a function that finds the sentence at an offset. Offsets must ascend: the text is scanned once. */
export function sentenceFinder(text: string): (at: number) => string {
  const sentences = sentencesOf(text);
  let current = sentences.next();
  return (at) => {
    while (!current.done && current.value.end <= at) current = sentences.next();
    return current.done ? '' : text.slice(current.value.start, current.value.end).trim();
  };
}

function* sentencesOf(text: string): Generator<Span, undefined> {
  for (const paragraph of splitParagraphs(text)) {
    for (const { start, end } of splitSentences(text.slice(paragraph.start, paragraph.end)))
      yield { start: paragraph.start + start, end: paragraph.start + end };
  }
}

/** Never splits a surrogate pair. */
function wholeCharacter(text: string, at: number): number {
  return /[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at;
}
