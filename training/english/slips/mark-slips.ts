import type { PlacedToken, Slip } from './slip.ts';

const shares = { missingStop: 0.01, splice: 0.012, missingSpace: 0.006, spaceBefore: 0.004, question: 0.05 };

/** Yields missing and wrong punctuation at sentence boundaries, and mistakes of spaces next to it. */
export function* markSlips(
  sentence: readonly PlacedToken[],
  next: readonly PlacedToken[] | undefined,
): Generator<Slip> {
  const last = sentence.at(-1);
  const first = next?.[0];
  for (const { text, start, end } of sentence.slice(1, -1)) {
    if (text !== ',') continue;
    yield { start: end, end: end + 1, written: '', share: shares.missingSpace };
    yield { start, end: start, written: ' ', share: shares.spaceBefore };
  }
  if (last === undefined) return;
  const { text, start, end } = last;
  if (text === '?') yield { start, end, written: '.', share: shares.question };
  if (text !== '.') return;
  yield { start, end: start, written: ' ', share: shares.spaceBefore };
  if (first === undefined) yield { start, end, written: '', share: shares.missingStop };
  else if (/^(?:The|It|He|She|They|We|This|There|In|But|So|My)$/.test(first.text))
    yield { start, end: first.end, written: `, ${first.text.toLowerCase()}`, share: shares.splice };
}
