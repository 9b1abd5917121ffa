import { type OpenDocument, openDocument } from '@inkstone/editor/sync';
import { useEffect, useState } from 'react';
import { noteWriting } from '../../../offline/note-writing.ts';
import { syncOptions } from '../../../offline/sync-options.ts';

/** A document while a page shows it. */
export interface OpenedDocument {
  readonly document: OpenDocument;
  /** Whether there is a text to show and edit. */
  readonly isReady: boolean;
}

/** Opens a document for as long as the page shows it; null before. */
export function useOpenDocument(documentId: string, accountId: string): OpenedDocument | null {
  const [opened, setOpened] = useState<OpenedDocument | null>(null);
  useEffect(() => {
    const document = openDocument({ ...syncOptions(accountId), documentId });
    const stopNoting = noteWriting(accountId, documentId, document.doc);
    let isShown = true;
    setOpened({ document, isReady: false });
    document.ready.then(() => isShown && setOpened({ document, isReady: true }));
    return () => {
      isShown = false;
      setOpened(null);
      stopNoting();
      void document.close();
    };
  }, [documentId, accountId]);
  return opened;
}
