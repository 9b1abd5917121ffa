import type { Editor } from '@inkstone/editor';
import { textLanguage } from '@inkstone/editor/counts';
import { useEffect, useState } from 'react';

/** The main language of an editor's text, for its fonts; determined when it opens and when it loses focus. */
export function useTextLanguage(editor: Editor | null): string {
  const [language, setLanguage] = useState('');
  useEffect(() => {
    if (!editor) return;
    const update = () => setLanguage(textLanguage(editor.state.doc));
    update();
    editor.on('blur', update);
    return () => void editor.off('blur', update);
  }, [editor]);
  return language;
}
