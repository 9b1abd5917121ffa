import type { RateName } from '@inkstone/contracts';
import type { Deps } from '../deps.ts';
import type { SignedIn } from './who.ts';

/** A stored file on its way to its owner. */
export interface FileReply {
  readonly content: Uint8Array;
  /** MIME type, decided by us and not by who stored it. */
  readonly type: string;
}

/**
 * A GET whose reply is a file and no envelope, for signed-in callers only. What stands under one address never
 * changes, so browsers keep it. Throws AppError to refuse, as use cases do.
 */
export interface FileRoute {
  readonly path: string;
  readonly rate: RateName;
  readonly read: (deps: Deps, who: SignedIn, query: Readonly<Record<string, unknown>>) => Promise<FileReply>;
}
