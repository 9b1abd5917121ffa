/** The part of a WebSocket that the link uses; those of browsers and Node satisfy it. */
export interface Socket {
  binaryType: string;
  readonly readyState: number;
  /** Bytes not sent yet. */
  readonly bufferedAmount: number;
  send(data: Uint8Array<ArrayBuffer>): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** Opens a socket to an address. */
export type OpenSocket = (url: string) => Socket;

/** A socket of the platform. */
export const openPlatformSocket: OpenSocket = (url) => new WebSocket(url) as Socket;
