import type { Instant } from '@inkstone/kernel';

/** A document as this module knows it; its text is with sync. */
export interface Document {
  readonly accountId: string;
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly characters: number;
  readonly words: number;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly trashedAt: Instant | null;
}
