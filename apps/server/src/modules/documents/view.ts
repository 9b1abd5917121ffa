import type { DocumentView } from '@inkstone/contracts/documents';
import { daysLeft } from '@inkstone/domain/documents';
import type { Instant } from '@inkstone/kernel';
import type { Document } from './document.ts';

/** A document on the wire. */
export function viewDocument(document: Document, now: Instant): DocumentView {
  const { id, title, excerpt, characters, words, createdAt, updatedAt, trashedAt } = document;
  return {
    id,
    title,
    excerpt,
    characters,
    words,
    createdAt,
    updatedAt,
    trashedAt,
    daysLeft: trashedAt === null ? null : daysLeft(trashedAt, now),
  };
}
