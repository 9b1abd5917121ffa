import { syncVersion } from '@inkstone/contracts/sync';

/** Exchanges edits between tabs of one browser while the server is unreachable. */
export interface TabChannel {
  post(update: Uint8Array): void;
  close(): void;
}

/** The channel of one document of one account. */
export type OpenTabChannel = (
  accountId: string,
  documentId: string,
  onUpdate: (update: Uint8Array) => void,
) => TabChannel;

/** Reaches no other tab. */
const noChannel: TabChannel = { post: () => undefined, close: () => undefined };

/**
 * A channel over BroadcastChannel, limited to this site, version and browser profile. Without effect in browsers that refuse one
 * because storage is blocked: the document is then synchronised through the server only.
 */
export const openBroadcastTabChannel: OpenTabChannel = (accountId, documentId, onUpdate) => {
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(`inkstone-${syncVersion}-${accountId}-${documentId}`);
  } catch {
    return noChannel;
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data instanceof Uint8Array) onUpdate(data);
  };
  return { post: (update) => channel.postMessage(update), close: () => channel.close() };
};
