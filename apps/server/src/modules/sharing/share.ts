import type { ShareState } from '@inkstone/domain/sharing';
import type { Instant } from '@inkstone/kernel';

/** Which document a share is of. */
export interface SharePlace {
  readonly accountId: string;
  readonly documentId: string;
}

/** The share of a document, once there is one. */
export interface Share extends SharePlace {
  readonly state: Exclude<ShareState, 'off'>;
  /** SHA-256 of the token of its link. */
  readonly tokenHash: string;
  readonly tokenSealed: string;
  readonly passwordHash: string | null;
  /** Changes with every password. */
  readonly passwordVersion: number;
  /** The name that visitors are shown; '' for none. */
  readonly author: string;
  readonly expiresAt: Instant | null;
  readonly viewLimit: number | null;
  /** Looks at the link there is now. */
  readonly views: number;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}
