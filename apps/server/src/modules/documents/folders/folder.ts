import type { Instant } from '@inkstone/kernel';

/** A folder. */
export interface Folder {
  readonly accountId: string;
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** A folder with the number of its live documents. */
export interface CountedFolder extends Folder {
  readonly documents: number;
}
