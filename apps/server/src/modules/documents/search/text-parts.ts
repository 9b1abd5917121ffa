import { maxQueryLength } from '@inkstone/domain/documents/search';

/** Length of a part in UTF-16 units; its token index must fit a row. */
const partLength = 20_000;

/** Splits a text into parts at line ends if possible; otherwise parts overlap by the longest query. */
export function cutParts(text: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  while (start < text.length) {
    const end = start + partLength;
    if (end >= text.length) {
      parts.push(text.slice(start));
      break;
    }
    const lineEnd = text.lastIndexOf('\n', end);
    const isLine = lineEnd > start;
    parts.push(text.slice(start, isLine ? lineEnd : end));
    start = isLine ? lineEnd + 1 : end - maxQueryLength;
  }
  return parts;
}
