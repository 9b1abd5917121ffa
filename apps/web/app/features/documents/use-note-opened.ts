import { openedDocument } from '@inkstone/contracts/documents';
import { useEffect } from 'react';
import { quietCall } from '../../call.ts';

/** Notes that a document is being opened, for the list of recent ones. */
export function useNoteOpened(documentId: string | null): void {
  useEffect(() => {
    // Whoever writes offline is not told that a list will be a little out of order.
    if (documentId !== null) quietCall(openedDocument, { id: documentId }).catch(() => undefined);
  }, [documentId]);
}
