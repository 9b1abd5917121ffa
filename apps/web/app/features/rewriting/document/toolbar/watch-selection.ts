import type { Editor } from '@inkstone/editor';
import { isSelectedForReview } from '@inkstone/editor/commands';

/** A selection by pointer or keyboard is complete when it has not changed for so long, in ms. */
const settling = 350;

type Transaction = Parameters<typeof isSelectedForReview>[0];

/**
 * Calls `onSelected` after the user has selected text, and `onLeft` when the selection or the document changes. Does not call
 * `onSelected` for a finding or a tracked change that the user goes to: its card is read then, and the toolbar would cover the
 * text. Returns a function that ends it.
 */
export function watchSelection(
  editor: Editor,
  { onSelected, onLeft }: { onSelected(): void; onLeft(): void },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReview = false;
  function onUpdate() {
    clearTimeout(timer);
    onLeft();
    if (editor.state.selection.empty || isReview || !editor.isFocused) return;
    timer = setTimeout(() => {
      if (!editor.state.selection.empty) onSelected();
    }, settling);
  }
  function onSelectionUpdate({ transaction }: { transaction: Transaction }) {
    isReview = isSelectedForReview(transaction);
    onUpdate();
  }
  editor.on('selectionUpdate', onSelectionUpdate);
  editor.on('update', onUpdate);
  return () => {
    clearTimeout(timer);
    editor.off('selectionUpdate', onSelectionUpdate);
    editor.off('update', onUpdate);
  };
}
