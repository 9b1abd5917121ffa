import type { VersionKind, VersionMoment } from '@inkstone/contracts/versions';
import type { Tier } from '@inkstone/domain/documents/versions';
import type { Instant } from '@inkstone/kernel';

/** What a document said at one moment, without its content. */
export interface Version {
  readonly documentId: string;
  readonly id: string;
  readonly accountId: string;
  readonly kind: VersionKind;
  readonly moment: VersionMoment;
  readonly name: string | null;
  /** The best tier of its account since it was made. */
  readonly tier: Tier;
  readonly contentHash: string;
  readonly characters: number;
  readonly words: number;
  readonly wordsAdded: number;
  readonly wordsRemoved: number;
  readonly restoredFrom: Instant | null;
  readonly createdAt: Instant;
}

/** A place in the versions of a document, which are ordered by time. */
export type VersionPlace = Pick<Version, 'createdAt' | 'id'>;

/** As far as versions need to know it, the document they belong to. */
export interface VersionedDocument {
  readonly accountId: string;
  readonly createdAt: Instant;
  /** As far as lists know; may be late. */
  readonly updatedAt: Instant;
}
