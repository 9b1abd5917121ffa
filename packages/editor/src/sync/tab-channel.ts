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

/** The channel over BroadcastChannel, which reaches only pages of this site in this browser profile. */
export const openBroadcastTabChannel: OpenTabChannel = (accountId, documentId, onUpdate) => {
  const channel = new BroadcastChannel(`inkstone-${accountId}-${documentId}`);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data instanceof Uint8Array) onUpdate(data);
  };
  return { post: (update) => channel.postMessage(update), close: () => channel.close() };
};
