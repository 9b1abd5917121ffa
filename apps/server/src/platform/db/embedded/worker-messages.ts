/** Requests of the main thread to the database worker. Connections are identified by number. */
export type ToWorker =
  | { readonly kind: 'open'; readonly connection: number }
  | { readonly kind: 'data'; readonly connection: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'close'; readonly connection: number }
  | { readonly kind: 'stop' };

/** Messages of the worker. After `failed` it exits; a new one must be started. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'data'; readonly connection: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly reason: string };

/** The database folder, and whether commits must survive a power loss. */
export interface WorkerOptions {
  readonly folder: string;
  /** False only in tests: commits do not wait for fsync. */
  readonly isDurable: boolean;
}
