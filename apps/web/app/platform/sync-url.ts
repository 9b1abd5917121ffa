import { syncPath } from '@inkstone/contracts/sync';

/** The WebSocket URL of this site's live sync. Browser only. */
export function syncUrl(): string {
  const url = new URL(syncPath, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
