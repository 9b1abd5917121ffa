/** What the main thread asks of the worker that holds the database. Connections are told apart by number. */
export type ToWorker =
  | { readonly kind: 'open'; readonly connection: number }
  | { readonly kind: 'data'; readonly connection: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'close'; readonly connection: number }
  | { readonly kind: 'stop' };

/** What the worker says. After `failed` it ends; a fresh one must be started. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'data'; readonly connection: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly reason: string };

/** Where the database lies and whether a commit must outlive a power loss. */
export interface WorkerOptions {
  readonly folder: string;
  /** False only in tests: nothing waits for the disk. */
  readonly isDurable: boolean;
}
