import type { Editor } from '@inkstone/editor';
import { useEffect, useState } from 'react';

/** How often Ctrl/⌘+J, which shows the toolbar at the selection, was pressed in the editor. */
export function useToolbarKey(editor: Editor): number {
  const [pressed, setPressed] = useState(0);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isKey || event.key.toLowerCase() !== 'j') return;
      event.preventDefault();
      setPressed((count) => count + 1);
    };
    const { dom } = editor.view;
    dom.addEventListener('keydown', onKey);
    return () => dom.removeEventListener('keydown', onKey);
  }, [editor]);
  return pressed;
}
