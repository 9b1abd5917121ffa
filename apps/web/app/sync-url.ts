import { syncPath } from '@inkstone/contracts/sync';

/** Where this site's live sync is. Only in browsers. */
export function syncUrl(): string {
  const url = new URL(syncPath, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
