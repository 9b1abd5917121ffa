import type { Editor } from '@inkstone/editor';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type SelectionTarget, targetOf } from './selection-target.ts';
import { watchSelection } from './watch-selection.ts';

export interface ShownTarget extends SelectionTarget {
  /** Whether it was opened by its key, and takes the focus. */
  readonly byKey: boolean;
}

/**
 * The text for which the toolbar is shown; null while it is hidden. Each press of its key, counted in `asked`, shows it for
 * the selection, or for the sentence at the caret. `isHeld` keeps it while a proposal is open.
 */
export function useShownTarget(editor: Editor, asked: number, isHeld: boolean) {
  const [shown, setShown] = useState<ShownTarget | null>(null);
  const answered = useRef(0);
  const hide = useCallback(() => setShown(null), []);
  const show = useCallback(
    (byKey: boolean) => {
      const target = targetOf(editor);
      // What the key has opened meanwhile keeps the focus.
      if (target) setShown((before) => (byKey || !before ? { ...target, byKey } : before));
    },
    [editor],
  );
  useEffect(() => {
    if (isHeld) return;
    return watchSelection(editor, { onSelected: () => show(false), onLeft: hide });
  }, [editor, isHeld, show, hide]);
  useEffect(() => {
    if (asked === answered.current) return;
    answered.current = asked;
    if (!isHeld) show(true);
  }, [asked, isHeld, show]);
  return { shown, hide };
}
