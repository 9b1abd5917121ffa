import { useEffect, useRef } from 'react';
import type { WritingContext } from '../../../../shared/writing-tool.ts';
import { sessionOf } from './session-of.ts';
import { restoreRun, storeRuns } from './store-run.ts';

/** Stores the run of the panel on this device, and restores it when the document is opened. */
export function useKeptRun({ editor, accountId, documentId, openTool }: WritingContext): void {
  const open = useRef(openTool);
  open.current = openTool;
  useEffect(() => {
    const session = sessionOf(editor, 'panel');
    const owner = { editor, accountId, documentId };
    let isOver = false;
    let stop: (() => void) | null = null;
    void restoreRun(owner, session).then((isOpen) => {
      if (isOver || editor.isDestroyed) return;
      stop = storeRuns(owner, session);
      // On phones the panel would cover the text.
      if (isOpen && matchMedia('(min-width: 64rem)').matches) open.current('rewrite');
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [editor, accountId, documentId]);
}
