import type { Readable } from 'node:stream';
import type { Deps } from '../../../../deps.ts';
import type { GuardedAgents } from './guarded-agents.ts';

/** A file as it is sent. It may be opened again when a server wants it a second time. */
export interface SentFile {
  /** In bytes. */
  readonly size: number;
  open(): Promise<Readable>;
}

/** A folder of somebody's own on another server. Whatever goes wrong there is an AppError `destination_…`. */
export interface OpenPlace extends AsyncDisposable {
  /** Makes the folder where it is missing. */
  prepare(): Promise<void>;
  /** Keeps a file, in place of what was there; nobody ever sees a part of it. `draft` names this attempt. */
  put(name: string, file: SentFile, draft: string): Promise<void>;
  /** The beginning of a file, as much as fits a small one. */
  read(name: string): Promise<Uint8Array>;
  /** Removes a file; nothing happens where there is none. */
  remove(name: string): Promise<void>;
  /** Clears away what an attempt that was broken off has left. */
  clear(name: string, draft: string): Promise<void>;
}

/** What reaching a place needs. */
export interface PlaceTools {
  readonly agents: GuardedAgents;
  readonly random: Deps['random'];
  /** How long a server may say nothing, in ms. */
  readonly patience: number;
}
