import type { AutomaticMoment } from '@inkstone/domain/documents/versions';
import type { Clock, Ids, Instant } from '@inkstone/kernel';
import type { ErrorCode } from '@inkstone/phrases';
import type { Database } from '../db/database.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { SharedState } from '../shared-state/shared-state.ts';
import type { DocumentContent } from './content-of-document.ts';

/** Credentials of a page: the Cookie header of its upgrade, or a token in `open`. */
export interface Credentials {
  readonly cookie: string;
  readonly token: string;
}

/** An account, authenticated by one of its sessions. */
export interface Caller {
  readonly accountId: string;
  readonly sessionId: string;
}

/** Why a session does not, or no longer, grant access. */
export interface ClosedCaller {
  readonly refusal: ErrorCode;
}

/** Whether a caller may open a document, and with which rights. */
export type OpenDecision =
  | { readonly ok: true; readonly isReadOnly: boolean }
  | { readonly ok: false; readonly code: 'file_not_found' | 'file_in_trash' };

/** A document's text as shown in lists. */
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
  /** When the content was last changed; null if unknown. */
  readonly at: Instant | null;
  /** Reads the content of the version; called only when one is created. */
  content(): DocumentContent;
}

/** The dependencies of sync on the rest of the server. */
export interface SyncOptions {
  readonly db: Database;
  readonly log: Log;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly metrics: Metrics;
  /** Relays presence and counts sockets across processes. */
  readonly shared: SharedState;
  /** Resolves credentials to a caller; null, or the reason, when they grant no access. */
  resolveCaller(credentials: Credentials): Promise<Caller | ClosedCaller | null>;
  /** Why a session may no longer keep documents open; null while it may. */
  checkSession(session: Caller): Promise<ErrorCode | null>;
  canOpen(accountId: string, documentId: string): Promise<OpenDecision>;
  /** Stores what lists show of a document. Called some time after changes; may be lost in a crash. */
  saveProjection(documentId: string, projection: Projection, changedAt: number): Promise<void>;
  /**
   * Creates a version if one is due, and returns up to when all changes are covered. Several processes may
   * call it at once. Without it no versions are created.
   */
  keepVersion?(request: VersionRequest): Promise<Instant>;
  /** The PostgreSQL server used to notify other processes of edits; null when this is the only process. */
  readonly databaseUrl: string | null;
  /** How long a document stays in memory after the last page has disconnected, in ms; 30 s by default. */
  readonly unloadAfter?: number;
  /** Timeout for a page to request a document, in ms; 10 s by default. */
  readonly openWithin?: number;
}
