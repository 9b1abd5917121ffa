import { renew, renewIfDue } from '../session/renewal.ts';
import { syncUrl } from '../sync-url.ts';
import { tellBegun } from './tell-begun.ts';

/**
 * How documents of an account are opened on the server: by a session that is renewed where it must be, and those
 * begun on this device are made there first.
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
