import type { EditorParts } from '@inkstone/editor';
import { Editor, editorExtensions } from '@inkstone/editor';
import { afterPaint } from '@inkstone/editor/sync';
import '@inkstone/editor/editor.css';

import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

export interface UseEditorOptions {
  /** The accessible name of the text. */
  readonly label: string;
  /** The host element of the editor; null while it cannot be created. */
  readonly parts: EditorParts | null;
}

/** Creates an editor inside an element when its dependencies are available, and again when they change. */
export function useEditor(
  host: RefObject<HTMLElement | null>,
  { label, parts }: UseEditorOptions,
): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  useEffect(() => {
    if (!host.current || !parts) return;
    const made = new Editor({
      element: host.current,
      extensions: editorExtensions(parts),
      // The rules are in editor.css, because a style element would need a nonce.
      injectCSS: false,
      editorProps: {
        attributes: {
          class: 'sheet',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          // Disables the browser's spell checker, so that only our underlines are shown.
          spellcheck: 'false',
          autocorrect: 'off',
        },
      },
    });
    setEditor(made);
    return () => {
      setEditor(null);
      made.destroy();
    };
  }, [host, label, parts]);
  return editor;
}

/**
 * A value derived from the editor, updated after the effects of its transactions have been painted. The component renders when
 * the JSON of the value changes.
 */
export function useEditorValue<Value>(editor: Editor, read: (editor: Editor) => Value): Value {
  const last = useRef<{ json: string; value: Value } | null>(null);
  const snapshot = () => {
    const value = read(editor);
    const json = JSON.stringify(value);
    if (last.current?.json !== json) last.current = { json, value };
    return last.current.value;
  };
  return useSyncExternalStore(
    (changed) => {
      const { request, cancel } = oncePainted(changed);
      editor.on('transaction', request);
      return () => {
        editor.off('transaction', request);
        cancel();
      };
    },
    snapshot,
    snapshot,
  );
}

/** `request` calls `work` after the next paint, once for all requests before it; `cancel` withdraws them. */
function oncePainted(work: () => void) {
  let isWaiting = false;
  let cancel = () => {};
  return {
    request: () => {
      if (isWaiting) return;
      isWaiting = true;
      cancel = afterPaint(() => {
        isWaiting = false;
        work();
      });
    },
    cancel: () => cancel(),
  };
}
