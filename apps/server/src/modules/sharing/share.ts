import type { ShareState } from '@inkstone/domain/sharing';
import type { Instant } from '@inkstone/kernel';

/** The document that a share belongs to, which has at most one. */
export interface ShareKey {
  readonly accountId: string;
  readonly documentId: string;
}

/** The share of a document. */
export interface Share extends ShareKey {
  readonly state: Exclude<ShareState, 'off'>;
  /** SHA-256 of the token of its link. */
  readonly tokenHash: string;
  readonly tokenSealed: string;
  readonly passwordHash: string | null;
  /** Incremented with every password change. */
  readonly passwordVersion: number;
  /** The author name shown to visitors; '' for none. */
  readonly author: string;
  readonly expiresAt: Instant | null;
  readonly viewLimit: number | null;
  /** Views of the current link. */
  readonly views: number;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}
