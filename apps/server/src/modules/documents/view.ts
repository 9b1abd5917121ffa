import type { DocumentView } from '@inkstone/contracts/documents';
import { daysLeft } from '@inkstone/domain/documents';
import type { Instant } from '@inkstone/kernel';
import type { Document } from './document.ts';

/** A document as sent to clients. */
export function viewDocument(document: Document, now: Instant): DocumentView {
  const { accountId: _, favouritedAt, ...shown } = document;
  return {
    ...shown,
    isFavourite: favouritedAt !== null,
    daysLeft: document.trashedAt === null ? null : daysLeft(document.trashedAt, now),
  };
}
