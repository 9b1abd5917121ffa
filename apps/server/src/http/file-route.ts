import type { Readable } from 'node:stream';
import type { RateName } from '@inkstone/contracts';
import type { Deps } from '../deps.ts';
import type { SignedIn, Who } from './who.ts';

type Content = Uint8Array | Readable;

/** A stored file on its way to its owner. */
export interface FileReply {
  /** As a function: only read where the browser does not have it. */
  readonly content: Content | (() => Promise<Content>);
  /** MIME type, decided by us and not by who stored it. */
  readonly type: string;
  /** Where given, browsers keep the file under this name and do not show it. */
  readonly fileName?: string;
  /**
   * Names the content, in characters of an ETag (RFC 9110, 8.8.3). Where given, a browser may keep the file and asks
   * each time whether it may show it: the next person at the same browser may not.
   */
  readonly version?: string;
}

type Read<Caller> = (deps: Deps, who: Caller, query: Readonly<Record<string, unknown>>) => Promise<FileReply>;

/**
 * A GET whose reply is a file and no envelope. What stands under one address never changes, so browsers keep it
 * unless the reply has a version, or `isAskedAnew`: for files that a caller may see now and perhaps not a moment
 * later. Throws AppError to refuse, as use cases do.
 */
export type FileRoute = {
  readonly path: string;
  readonly rate: RateName;
  readonly isAskedAnew?: true;
} & (
  | { readonly audience?: 'account'; readonly read: Read<SignedIn> }
  | { readonly audience: 'anyone'; readonly read: Read<Who> }
);
