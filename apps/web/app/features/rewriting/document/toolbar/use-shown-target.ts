import type { Editor } from '@inkstone/editor';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type SelectionTarget, targetOf } from './selection-target.ts';
import { watchSelection } from './watch-selection.ts';

export interface ShownTarget extends SelectionTarget {
  /** Whether it was opened by its key and takes the focus. */
  readonly byKey: boolean;
}

function shownAt(editor: Editor, byKey: boolean): ShownTarget | null {
  const target = targetOf(editor);
  return target && { ...target, byKey };
}

/**
 * The text for which the toolbar is shown; null while it is hidden. Each press of the toolbar's key, counted in `requests`, shows
 * it for the selection, or for the sentence at the caret. `isHeld` keeps it open while there is a proposal.
 */
export function useShownTarget(editor: Editor, requests: number, isHeld: boolean) {
  const [shown, setShown] = useState<ShownTarget | null>(null);
  const answered = useRef(0);
  const hide = useCallback(() => setShown(null), []);
  useEffect(() => {
    if (isHeld) return;
    return watchSelection(editor, {
      // If the key has opened the toolbar in the meantime, the toolbar keeps the focus.
      onSelected: () => setShown((before) => before ?? shownAt(editor, false)),
      onMoved: () => setShown((before) => (before?.byKey ? shownAt(editor, true) : null)),
      onLeft: hide,
    });
  }, [editor, isHeld, hide]);
  useEffect(() => {
    if (requests === answered.current) return;
    answered.current = requests;
    if (!isHeld) setShown(shownAt(editor, true));
  }, [editor, requests, isHeld]);
  return { shown, hide };
}
