import { renew, renewIfDue } from '../platform/renewal.ts';
import { syncUrl } from '../platform/sync-url.ts';
import { tellBegun } from './tell-begun.ts';

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
      await tellBegun(accountId, documentId);
    },
  };
}
