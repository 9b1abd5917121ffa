import type { Editor } from '@inkstone/editor';
import { type DocumentProperties, measureProperties } from '@inkstone/editor/properties';
import { useEffect, useState } from 'react';

/** Typing pauses this long before everything is measured anew, in ms. */
const measureDelay = 600;

/** The properties of an editor's text, brought up to date when typing pauses; null until first measured. */
export function useProperties(editor: Editor): DocumentProperties | null {
  const [properties, setProperties] = useState<DocumentProperties | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => setProperties(measureProperties(editor.state.doc));
    const measureLater = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, measureDelay);
    };
    // The panel opens at once, whatever the text's length.
    timer = setTimeout(measure);
    editor.on('update', measureLater);
    return () => {
      clearTimeout(timer);
      editor.off('update', measureLater);
    };
  }, [editor]);
  return properties;
}
