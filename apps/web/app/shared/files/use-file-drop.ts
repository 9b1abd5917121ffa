import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';

/** Receives files dropped on an element: returns its handlers, and whether files are dragged over it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const dropArea = {
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const files = Array.from(event.dataTransfer.files);
      if (files.length > 0) onFiles(files);
    },
    // Without this, the browser would open the file.
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
  };
  return { isOver, dropArea };
}

/** Receives the files that are pasted anywhere in the page. */
export function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = Array.from(event.clipboardData?.files ?? []);
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
