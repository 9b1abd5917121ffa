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

/** A channel over BroadcastChannel, limited to this site, version and browser profile. */
export const openBroadcastTabChannel: OpenTabChannel = (accountId, documentId, onUpdate) => {
  const channel = new BroadcastChannel(`inkstone-${syncVersion}-${accountId}-${documentId}`);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data instanceof Uint8Array) onUpdate(data);
  };
  return { post: (update) => channel.postMessage(update), close: () => channel.close() };
};
