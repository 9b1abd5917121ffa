import type { Editor } from '@inkstone/editor';
import { useEffect } from 'react';
import { noteOnce } from '../../../platform/analytics.ts';

/** Records for analytics that the trial has started, that is, that there is a text. */
export function useNoteBegin(editor: Editor | null): void {
  useEffect(() => {
    if (!editor) return;
    const note = () => {
      if (!editor.isEmpty) noteOnce('trial_begun', 'trial');
    };
    note();
    editor.on('update', note);
    return () => {
      editor.off('update', note);
    };
  }, [editor]);
}
