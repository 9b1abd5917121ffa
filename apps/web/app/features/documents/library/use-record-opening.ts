import { openedDocument } from '@inkstone/contracts/documents';
import { useEffect } from 'react';
import { quietCall } from '../../../platform/call.ts';

/** Records that a document was opened, for the list of recent ones. */
export function useRecordOpening(documentId: string | null): void {
  useEffect(() => {
    // Errors are ignored: offline, only the order of recent documents is affected.
    if (documentId !== null) quietCall(openedDocument, { id: documentId }).catch(() => undefined);
  }, [documentId]);
}
