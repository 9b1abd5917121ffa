import type { Editor } from '@inkstone/editor';
import { useCallback, useEffect, useState } from 'react';
import { type SelectionTarget, targetOf } from './selection-target.ts';

export interface ShownTarget extends SelectionTarget {
  /** Whether it was opened by its key, and takes the focus. */
  readonly byKey: boolean;
}

/** Shows the toolbar after a selection by pointer or keyboard is complete, in ms. */
const settling = 350;

/**
 * The text for which the toolbar is shown; null while it is hidden. Ctrl/⌘+J shows it for the selection, or for the
 * sentence at the caret. `isHeld` keeps it while a proposal is open.
 */
export function useShownTarget(editor: Editor, isHeld: boolean) {
  const [shown, setShown] = useState<ShownTarget | null>(null);
  const hide = useCallback(() => setShown(null), []);
  useEffect(() => {
    if (isHeld) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onSelection = () => {
      clearTimeout(timer);
      setShown(null);
      const { selection } = editor.state;
      if (selection.empty || !editor.isFocused) return;
      timer = setTimeout(() => {
        const target = targetOf(editor);
        if (target && !editor.state.selection.empty) setShown({ ...target, byKey: false });
      }, settling);
    };
    const onKey = (event: KeyboardEvent) => {
      const isKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isKey || event.key.toLowerCase() !== 'j') return;
      event.preventDefault();
      clearTimeout(timer);
      const target = targetOf(editor);
      if (target) setShown({ ...target, byKey: true });
    };
    const { dom } = editor.view;
    editor.on('selectionUpdate', onSelection);
    editor.on('update', onSelection);
    dom.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      editor.off('selectionUpdate', onSelection);
      editor.off('update', onSelection);
      dom.removeEventListener('keydown', onKey);
    };
  }, [editor, isHeld]);
  return { shown, hide };
}
