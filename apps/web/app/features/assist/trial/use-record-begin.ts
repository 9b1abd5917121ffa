import type { Editor } from '@inkstone/editor';
import { useEffect } from 'react';
import { recordOnce } from '../../../platform/analytics.ts';

/** Records for analytics that the trial has started, which means that there is a text. */
export function useRecordBegin(editor: Editor | null): void {
  useEffect(() => {
    if (!editor) return;
    const note = () => {
      if (!editor.isEmpty) recordOnce('trial_begun', 'trial');
    };
    note();
    editor.on('update', note);
    return () => {
      editor.off('update', note);
    };
  }, [editor]);
}
