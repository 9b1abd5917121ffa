import { type OpenDocument, openDocument } from '@inkstone/editor/sync';
import { useEffect, useState } from 'react';
import { recordWriting } from '../../../offline/record-writing.ts';
import { syncOptions } from '../../../offline/sync-options.ts';
import { recordEdit } from '../../../shared/writing/last-edit.ts';

/** A document that is open on a page. */
export interface OpenedDocument {
  readonly document: OpenDocument;
  /** Whether its text is available. */
  readonly isReady: boolean;
}

/** Opens a document while the page is mounted; null before. */
export function useOpenDocument(documentId: string, accountId: string): OpenedDocument | null {
  const [opened, setOpened] = useState<OpenedDocument | null>(null);
  useEffect(() => {
    const document = openDocument({ ...syncOptions(accountId), documentId });
    const stopRecording = recordWriting(accountId, documentId, document.doc);
    const recordOwnEdit = ({ local }: { local: boolean }) => local && recordEdit(documentId);
    document.doc.on('afterTransaction', recordOwnEdit);
    let isShown = true;
    setOpened({ document, isReady: false });
    document.ready.then(() => isShown && setOpened({ document, isReady: true }));
    return () => {
      isShown = false;
      setOpened(null);
      stopRecording();
      document.doc.off('afterTransaction', recordOwnEdit);
      void document.close();
    };
  }, [documentId, accountId]);
  return opened;
}
