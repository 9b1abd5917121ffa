import type { Editor } from '@inkstone/editor';
import { isSelectedForReview } from '@inkstone/editor/commands';

/** Time without a change after which a selection is complete, in ms. */
const settling = 350;

type Transaction = Parameters<typeof isSelectedForReview>[0];

/** Called by `watchSelection`. */
export interface SelectionListeners {
  /** The user has selected text. */
  onSelected(): void;
  /** The selection was changed by keys. The browser may report it after the next key. */
  onMoved(): void;
  /** The selection was changed by other means than keys, or the document was changed. */
  onLeft(): void;
}

/**
 * Calls `onSelected` after the user has selected text, and `onMoved` or `onLeft` when the selection or the
 * document changes. Does not call `onSelected` when the user navigates to a finding or a tracked change,
 * because the toolbar would cover the text. Returns a function that stops watching.
 */
export function watchSelection(
  editor: Editor,
  { onSelected, onMoved, onLeft }: SelectionListeners,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReview = false;
  function waitForRest() {
    clearTimeout(timer);
    if (editor.state.selection.empty || isReview || !editor.isFocused) return;
    timer = setTimeout(() => {
      if (!editor.state.selection.empty) onSelected();
    }, settling);
  }
  function onUpdate() {
    onLeft();
    waitForRest();
  }
  function onSelectionUpdate({ transaction }: { transaction: Transaction }) {
    isReview = isSelectedForReview(transaction);
    // ProseMirror marks selections by pointer.
    const isByKeys = !transaction.docChanged && !isReview && transaction.getMeta('pointer') !== true;
    if (isByKeys) onMoved();
    else onLeft();
    waitForRest();
  }
  editor.on('selectionUpdate', onSelectionUpdate);
  editor.on('update', onUpdate);
  return () => {
    clearTimeout(timer);
    editor.off('selectionUpdate', onSelectionUpdate);
    editor.off('update', onUpdate);
  };
}
