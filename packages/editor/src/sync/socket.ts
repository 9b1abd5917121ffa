/** As much of a WebSocket as the link uses; the browser's and Node's own both fit. */
export interface Socket {
  binaryType: string;
  readonly readyState: number;
  /** Bytes that wait to leave this device. */
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
