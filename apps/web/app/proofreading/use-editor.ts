import type { EditorParts } from '@inkstone/editor';
import { Editor, editorExtensions } from '@inkstone/editor';
import { afterPaint } from '@inkstone/editor/sync';
import '@inkstone/editor/editor.css';

import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

export interface UseEditorOptions {
  /** Names the text for those who hear the page. */
  readonly label: string;
  /** Where the editor is put; null while it cannot be made yet. */
  readonly parts: EditorParts | null;
}

/** An editor inside an element, made when its parts are there and made anew when they change. */
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
      // The rules are in editor.css; a style element would need a nonce.
      injectCSS: false,
      editorProps: {
        attributes: {
          class: 'sheet',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          // Ours are the only underlines.
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
 * A value read from an editor once what its transactions changed is painted; the component renders when it differs
 * by JSON.
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
      const onTransaction = oncePainted(changed);
      editor.on('transaction', onTransaction);
      return () => editor.off('transaction', onTransaction);
    },
    snapshot,
    snapshot,
  );
}

/** Calls back after the next paint, once for all that happens before it. */
function oncePainted(work: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    afterPaint(() => {
      isWaiting = false;
      work();
    });
  };
}
