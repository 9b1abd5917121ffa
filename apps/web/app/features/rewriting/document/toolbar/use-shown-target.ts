import type { Editor } from '@inkstone/editor';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type SelectionTarget, targetOf } from './selection-target.ts';

export interface ShownTarget extends SelectionTarget {
  /** Whether it was opened by its key, and takes the focus. */
  readonly byKey: boolean;
}

/** Shows the toolbar after a selection by pointer or keyboard is complete, in ms. */
const settling = 350;

/**
 * The text for which the toolbar is shown; null while it is hidden. Each press of its key, counted in `asked`, shows it for
 * the selection, or for the sentence at the caret. `isHeld` keeps it while a proposal is open.
 */
export function useShownTarget(editor: Editor, asked: number, isHeld: boolean) {
  const [shown, setShown] = useState<ShownTarget | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const answered = useRef(0);
  const hide = useCallback(() => setShown(null), []);
  useEffect(() => {
    if (asked === answered.current) return;
    answered.current = asked;
    if (isHeld) return;
    clearTimeout(timer.current);
    const target = targetOf(editor);
    if (target) setShown({ ...target, byKey: true });
  }, [editor, asked, isHeld]);
  useEffect(() => {
    if (isHeld) return;
    const onSelection = () => {
      clearTimeout(timer.current);
      setShown(null);
      const { selection } = editor.state;
      if (selection.empty || !editor.isFocused) return;
      timer.current = setTimeout(() => {
        const target = targetOf(editor);
        if (target && !editor.state.selection.empty) setShown({ ...target, byKey: false });
      }, settling);
    };
    editor.on('selectionUpdate', onSelection);
    editor.on('update', onSelection);
    return () => {
      clearTimeout(timer.current);
      editor.off('selectionUpdate', onSelection);
      editor.off('update', onSelection);
    };
  }, [editor, isHeld]);
  return { shown, hide };
}
