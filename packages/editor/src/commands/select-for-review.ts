import { TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

const byReview = 'selectedForReview';

/** Selects a finding or a tracked change for review, and scrolls it into view. Positions are those of ProseMirror. */
export function selectForReview(
  view: EditorView,
  { from, to }: { readonly from: number; readonly to: number },
): void {
  const { state } = view;
  const selection = TextSelection.create(state.doc, from, to);
  view.dispatch(state.tr.setSelection(selection).setMeta(byReview, true).scrollIntoView());
}

/** Whether a transaction selects an item of a review, as opposed to text chosen by the user. */
export function isSelectedForReview(transaction: Transaction): boolean {
  return transaction.getMeta(byReview) === true;
}
