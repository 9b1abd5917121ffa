import type { Editor } from '@inkstone/editor';
import { type DocumentRange, readRange, sentencesIn } from '@inkstone/editor/proposals';

/** The text that a selection tool works on. */
export interface SelectionTarget {
  readonly range: DocumentRange;
  readonly from: number;
  readonly to: number;
}

/** Returns the sentences of the selection, or the sentence at the caret; null if there is no text. */
export function targetOf({ state: { doc, selection } }: Editor): SelectionTarget | null {
  const sentences = sentencesIn(doc, selection.from, selection.to);
  // A caret between two sentences belongs to the first.
  const chosen = selection.empty ? sentences.slice(0, 1) : sentences;
  const [first, last] = [chosen[0], chosen.at(-1)];
  if (!first || !last) return null;
  return { range: readRange(doc, first.from, last.to, true), from: first.from, to: last.to };
}

/** Returns the position of the text on the screen, in pixels of the window. */
export function rectOf({ view }: Editor, { from, to }: Pick<SelectionTarget, 'from' | 'to'>): DOMRect {
  const size = view.state.doc.content.size;
  const [start, end] = [view.coordsAtPos(Math.min(from, size)), view.coordsAtPos(Math.min(to, size), -1)];
  const left = Math.min(start.left, end.left);
  return new DOMRect(left, start.top, Math.max(start.right, end.right) - left, end.bottom - start.top);
}
