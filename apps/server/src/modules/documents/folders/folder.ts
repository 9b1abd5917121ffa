import type { Instant } from '@inkstone/kernel';

/** A folder as this module knows it. */
export interface Folder {
  readonly accountId: string;
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** A folder with how many live documents lie in it. */
export interface CountedFolder extends Folder {
  readonly documents: number;
}
