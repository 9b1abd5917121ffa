import type { ArchiveFormat, ArchiveView } from '@inkstone/contracts/documents/exchange';
import type { Instant } from '@inkstone/kernel';

/** A full archive that an account has requested. */
export interface Archive {
  readonly accountId: string;
  readonly id: string;
  readonly format: ArchiveFormat;
  readonly state: ArchiveView['state'];
  /** Documents written so far, and in total. */
  readonly done: number;
  readonly total: number;
  /** In bytes. */
  readonly size: number;
  readonly fileKey: string | null;
  readonly createdAt: Instant;
  /** When work on it last progressed. */
  readonly touchedAt: Instant;
  readonly expiresAt: Instant;
}

/** An archive as sent to clients. */
export function viewArchive(archive: Archive): ArchiveView {
  const { id, format, state, done, total, size, createdAt, expiresAt } = archive;
  return { id, format, state, done, total, size, createdAt, expiresAt };
}
