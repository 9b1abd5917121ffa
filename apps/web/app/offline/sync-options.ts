import { syncPath } from '@inkstone/contracts/sync';
import { renew, renewIfDue } from '../platform/renewal.ts';
import { createOnServer } from './create-on-server.ts';

/**
 * Connection options for the documents of an account: renews the session when needed, and creates documents
 * that were created on this device on the server first.
 */
export function syncOptions(accountId: string) {
  return {
    accountId,
    url: syncUrl(),
    prepare: async (documentId: string, isExpired: boolean) => {
      await (isExpired ? renew() : renewIfDue());
      await createOnServer(accountId, documentId);
    },
  };
}

/** The WebSocket URL of this site's live sync. Browser only. */
function syncUrl(): string {
  const url = new URL(syncPath, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
