import type { FileType } from '@inkstone/contracts/documents';
import type { Instant } from '@inkstone/kernel';

/** A document's metadata; its text is stored by sync. */
export interface Document {
  readonly accountId: string;
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly characters: number;
  readonly words: number;
  readonly fileType: FileType;
  readonly folderId: string | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly favouritedAt: Instant | null;
  readonly openedAt: Instant | null;
  readonly trashedAt: Instant | null;
}

/** Returns a new, empty document at the top level; pass the properties that differ. */
export function newDocument(
  given: Pick<Document, 'accountId' | 'id' | 'createdAt'> & Partial<Document>,
): Document {
  return {
    title: '',
    excerpt: '',
    characters: 0,
    words: 0,
    fileType: 'written',
    folderId: null,
    updatedAt: given.createdAt,
    favouritedAt: null,
    openedAt: null,
    trashedAt: null,
    ...given,
  };
}
