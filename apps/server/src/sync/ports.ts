import type { AutomaticMoment } from '@inkstone/domain/documents/versions';
import type { Clock, Ids, Instant } from '@inkstone/kernel';
import type { ErrorCode } from '@inkstone/phrases';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { DocumentContent } from './content-of-document.ts';

/** What a page shows to say who it is: the Cookie header of its upgrade, or a token in `open`. */
export interface Credentials {
  readonly cookie: string;
  readonly token: string;
}

/** An account through one of its sessions. */
export interface Caller {
  readonly accountId: string;
  readonly sessionId: string;
}

/** Why a session opens nothing, or not any more. */
export interface ClosedCaller {
  readonly refusal: ErrorCode;
}

/** Whether a caller may open a document, and how. */
export type OpenDecision =
  | { readonly ok: true; readonly isReadOnly: boolean }
  | { readonly ok: false; readonly code: 'file_not_found' | 'file_in_trash' };

/** A document's text as lists show it. */
export interface Projection {
  readonly title: string;
  readonly excerpt: string;
  readonly characters: number;
  readonly words: number;
}

/** A moment at which a version of a document may be due. */
export interface VersionRequest {
  readonly documentId: string;
  readonly moment: AutomaticMoment;
  /** When the text came to say what it says; null where that is not known. */
  readonly at: Instant | null;
  /** Reads what the version is to hold; called only when one is made. */
  content(): DocumentContent;
}

/** What sync needs of the rest of the server. */
export interface SyncOptions {
  readonly db: Database;
  readonly log: Log;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly metrics: Metrics;
  /** The caller behind credentials; null when they open nothing, or why not any more. */
  resolveWho(credentials: Credentials): Promise<Caller | ClosedCaller | null>;
  /** Why a session that has documents open may not have them open any more; null while it may. */
  checkSession(session: Caller): Promise<ErrorCode | null>;
  canOpen(accountId: string, documentId: string): Promise<OpenDecision>;
  /** Keeps what lists show of a document. Called some time after changes; may be lost in a crash. */
  saveProjection(documentId: string, projection: Projection, changedAt: number): Promise<void>;
  /**
   * Keeps a version where one is due, and tells up to when everything is kept. Several processes may ask at once.
   * Without it none are made.
   */
  keepVersion?(request: VersionRequest): Promise<Instant>;
  /** PostgreSQL to tell other processes of edits by; null when this process is the only one. */
  readonly databaseUrl: string | null;
  /** How long a document stays in memory after the last page has left, in ms; 30 s unless told otherwise. */
  readonly unloadAfter?: number;
  /** How long a page may take until it asks for a document, in ms; 10 s unless told otherwise. */
  readonly openWithin?: number;
}
