import type { VersionKind, VersionMoment } from '@inkstone/contracts/documents/versions';
import type { Tier } from '@inkstone/domain/membership';
import type { Instant } from '@inkstone/kernel';

/** Metadata of a version, without its content. */
export interface Version {
  readonly documentId: string;
  readonly id: string;
  readonly accountId: string;
  readonly kind: VersionKind;
  readonly moment: VersionMoment;
  readonly name: string | null;
  /** The highest tier of its account since it was created. */
  readonly tier: Tier;
  readonly contentHash: string;
  readonly characters: number;
  readonly words: number;
  readonly wordsAdded: number;
  readonly wordsRemoved: number;
  readonly restoredFrom: Instant | null;
  readonly createdAt: Instant;
}

/** A position in the versions of a document, which are ordered by time. */
export type VersionPlace = Pick<Version, 'createdAt' | 'id'>;

/** The parts of a document that versions need. */
export interface VersionedDocument {
  readonly accountId: string;
  readonly createdAt: Instant;
  /** From the projection; may be late. */
  readonly updatedAt: Instant;
}
