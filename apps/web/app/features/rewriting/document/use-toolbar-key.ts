import type { Editor } from '@inkstone/editor';
import { readSelection } from '@inkstone/editor/caret';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The key that shows the toolbar at the selection, Ctrl/⌘+J. */
export interface ToolbarKey {
  /** Number of presses in the editor. */
  readonly requests: number;
  /**
   * Ends waiting for the toolbar, which now has the focus or is not shown. Returns the digit pressed in the meantime, or null.
   */
  takeDigit(): string | null;
}

/**
 * Watches the key of the toolbar. A digit pressed after it, before the toolbar has the focus, selects a tool instead of replacing
 * the selected text.
 */
export function useToolbarKey(editor: Editor): ToolbarKey {
  const [requests, setRequests] = useState(0);
  const isWaiting = useRef(false);
  const digit = useRef<string | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isWaiting.current && isDigit(event)) {
        digit.current ??= event.key;
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      if (!isModifier(event)) isWaiting.current = false;
      if (!isToolbarKey(event)) return;
      event.preventDefault();
      readSelection(editor.view);
      isWaiting.current = hasText(editor);
      digit.current = null;
      setRequests((count) => count + 1);
    };
    const stopWaiting = () => {
      isWaiting.current = false;
    };
    const { dom } = editor.view;
    // The capture phase runs before the editor handles the key.
    dom.addEventListener('keydown', onKey, true);
    dom.addEventListener('pointerdown', stopWaiting);
    return () => {
      dom.removeEventListener('keydown', onKey, true);
      dom.removeEventListener('pointerdown', stopWaiting);
    };
  }, [editor]);
  const takeDigit = useCallback(() => {
    const taken = digit.current;
    isWaiting.current = false;
    digit.current = null;
    return taken;
  }, []);
  return { requests, takeDigit };
}

function isToolbarKey(event: KeyboardEvent): boolean {
  return (
    (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'j'
  );
}

function isDigit(event: KeyboardEvent): boolean {
  return /^[1-9]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
}

function isModifier({ key }: KeyboardEvent): boolean {
  return key === 'Control' || key === 'Meta' || key === 'Shift' || key === 'Alt';
}

/** Whether there is text for which the toolbar can be shown. */
function hasText({ state: { selection } }: Editor): boolean {
  return !selection.empty || selection.$head.parent.textContent.trim() !== '';
}
