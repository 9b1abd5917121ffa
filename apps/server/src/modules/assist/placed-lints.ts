import { lastAtMost } from '@inkstone/kernel';
import type { Lint } from '@inkstone/proofread/client';

/** The paragraphs of a document joined by line breaks, and the offset of each. */
export interface JoinedText {
  readonly text: string;
  readonly starts: readonly number[];
}

/** A finding within one paragraph of a document. */
export interface PlacedLint {
  /** Distinguishes paragraphs with the same text. */
  readonly id: string;
  readonly lint: Lint;
  readonly paragraph: number;
  /** Offset in the paragraph. */
  readonly start: number;
  readonly end: number;
}

/** Maps findings to their paragraphs; those that cross a paragraph end are omitted. */
export function placeLints(joined: JoinedText, lints: readonly Lint[]): PlacedLint[] {
  const { starts } = joined;
  const seen = new Map<string, number>();
  return lints.flatMap((lint) => {
    const paragraph = paragraphAt(starts, lint.span.start);
    const from = starts[paragraph] ?? 0;
    const [start, end] = [lint.span.start - from, lint.span.end - from];
    if (end > paragraphText(joined, paragraph).length) return [];
    const id = `${paragraph}:${lint.id}`;
    const again = seen.get(id) ?? 0;
    seen.set(id, again + 1);
    return [{ id: again === 0 ? id : `${id}:${again}`, lint, paragraph, start, end }];
  });
}

/** Returns the index of the paragraph at an offset. */
export function paragraphAt(starts: readonly number[], place: number): number {
  return Math.max(
    0,
    lastAtMost(starts, place, (start) => start),
  );
}

/** Returns one paragraph of the text. */
export function paragraphText({ text, starts }: JoinedText, paragraph: number): string {
  const next = starts[paragraph + 1];
  return text.slice(starts[paragraph], next === undefined ? undefined : next - 1);
}

/** Joins paragraphs. */
export function joinTexts(texts: readonly string[]): JoinedText {
  const starts: number[] = [];
  let at = 0;
  for (const text of texts) {
    starts.push(at);
    at += text.length + 1;
  }
  return { text: texts.join('\n'), starts };
}
