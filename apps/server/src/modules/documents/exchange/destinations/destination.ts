import type { Readable } from 'node:stream';
import type { Deps } from '../../../../deps.ts';
import type { GuardedAgents } from './guarded-agents.ts';

/** A file to send. It may be opened again for a retry. */
export interface SentFile {
  /** In bytes. */
  readonly size: number;
  open(): Promise<Readable>;
}

/** A user's folder on another server. All failures are AppErrors `destination_…`. */
export interface OpenDestination extends AsyncDisposable {
  /** Creates the folder if it is missing. */
  prepare(): Promise<void>;
  /** Stores a file atomically, replacing the previous one. `draft` identifies this attempt. */
  put(name: string, file: SentFile, draft: string): Promise<void>;
  /** Returns the beginning of a file, at most the size of a small one. */
  read(name: string): Promise<Uint8Array>;
  /** Deletes a file; does nothing if there is none. */
  remove(name: string): Promise<void>;
  /** Removes what an aborted attempt has left. */
  clear(name: string, draft: string): Promise<void>;
}

/** Dependencies for accessing a destination. */
export interface DestinationTools {
  readonly agents: GuardedAgents;
  readonly random: Deps['random'];
  /** Timeout for server inactivity, in ms. */
  readonly timeout: number;
}
