import type { ArchiveFormat, ArchiveView } from '@inkstone/contracts/exchange';
import type { Instant } from '@inkstone/kernel';

/** The archive of everything that an account has asked for. */
export interface Archive {
  readonly accountId: string;
  readonly id: string;
  readonly format: ArchiveFormat;
  readonly state: ArchiveView['state'];
  /** Documents written so far, and how many there are. */
  readonly done: number;
  readonly total: number;
  /** In bytes. */
  readonly size: number;
  readonly fileKey: string | null;
  readonly createdAt: Instant;
  /** When it was last worked on. */
  readonly touchedAt: Instant;
  readonly expiresAt: Instant;
}

/** What a reply shows of it. */
export function viewArchive(archive: Archive): ArchiveView {
  const { id, format, state, done, total, size, createdAt, expiresAt } = archive;
  return { id, format, state, done, total, size, createdAt, expiresAt };
}
