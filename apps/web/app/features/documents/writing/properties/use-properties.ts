import type { Editor } from '@inkstone/editor';
import { type DocumentProperties, measureProperties } from '@inkstone/editor/properties';
import { useEffect, useState } from 'react';

/** Pause in typing after which the properties are computed, in ms. */
const measureDelay = 600;

/** The properties of an editor's text, updated when typing pauses; null until first computed. */
export function useProperties(editor: Editor): DocumentProperties | null {
  const [properties, setProperties] = useState<DocumentProperties | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => setProperties(measureProperties(editor.state.doc));
    const measureLater = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, measureDelay);
    };
    // Deferred, so that the panel opens without delay for any text length.
    timer = setTimeout(measure);
    editor.on('update', measureLater);
    return () => {
      clearTimeout(timer);
      editor.off('update', measureLater);
    };
  }, [editor]);
  return properties;
}
