import { syncVersion } from '@inkstone/contracts/sync';

/** Carries edits between pages of one browser while the server cannot. */
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

/** The channel over BroadcastChannel: reaches pages of this site and version in this browser profile. */
export const openBroadcastTabChannel: OpenTabChannel = (accountId, documentId, onUpdate) => {
  const channel = new BroadcastChannel(`inkstone-${syncVersion}-${accountId}-${documentId}`);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data instanceof Uint8Array) onUpdate(data);
  };
  return { post: (update) => channel.postMessage(update), close: () => channel.close() };
};
