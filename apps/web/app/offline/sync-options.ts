import { syncUrl } from '../sync-url.ts';
import { tellBegun } from './tell-begun.ts';

/** How documents of an account are opened on the server: those begun on this device are made there first. */
export function syncOptions(accountId: string) {
  return {
    accountId,
    url: syncUrl(),
    prepare: (documentId: string) => tellBegun(accountId, documentId),
  };
}
