import type { Readable } from 'node:stream';
import type { RateName } from '@inkstone/contracts';
import type { ErrorCode } from '@inkstone/phrases';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { SignedIn, Who } from './who.ts';

type Content = Uint8Array | Readable;

/** The reply with a stored file. */
export interface FileReply {
  /** As a function: read only when the browser's cached copy is not current. */
  readonly content: Content | (() => Promise<Content>);
  /** MIME type, set by the server and not by the uploader. */
  readonly type: string;
  /** If set, browsers download the file under this name instead of displaying it. */
  readonly fileName?: string;
  /**
   * Identifies the content; only ETag characters (RFC 9110, 8.8.3). If set, a browser may cache the file but
   * must revalidate it each time, because another user of the same browser may lack access.
   */
  readonly version?: string;
}

type ReadFile<Caller, Query extends z.ZodType> = (
  deps: Deps,
  who: Caller,
  query: z.output<Query>,
) => Promise<FileReply>;

/**
 * A GET endpoint that replies with a file instead of the envelope. The content of a URL never changes, so
 * browsers cache it, unless the reply has a version or `mustRevalidate` is set (for files to which access may be
 * withdrawn). Throws AppError to refuse, as use cases do.
 */
export type FileRoute<Query extends z.ZodType = z.ZodType> = {
  readonly path: string;
  /** One-line summary for the OpenAPI description. */
  readonly summary: string;
  /** The query string. */
  readonly query: Query;
  /** Error codes besides `commonErrors`. */
  readonly errors: readonly ErrorCode[];
  readonly rate: RateName;
  readonly mustRevalidate?: true;
} & (
  | { readonly audience?: 'account'; readonly read: ReadFile<SignedIn, Query> }
  | { readonly audience: 'anyone'; readonly read: ReadFile<Who, Query> }
);

/** Defines a file route; its query is validated before `read` is called. */
export function fileRoute<Query extends z.ZodType>(route: FileRoute<Query>): FileRoute {
  // Type erased for the server's route list; `fileRoute` has checked the types.
  return route as unknown as FileRoute;
}
