import type { DocumentView } from '@inkstone/contracts/documents';

/** Maximum number of recently opened documents, and of favourites, that are stored on a device. */
export const maxStoredDocuments = 50;

/**
 * Documents whose text is stored on this device: those most likely to be needed offline, most likely first.
 */
export function chooseTexts(documents: readonly DocumentView[]): DocumentView[] {
  const live = documents.filter(({ trashedAt }) => trashedAt === null);
  const byUse = live.sort((a, b) => lastUse(b) - lastUse(a));
  const favourites = byUse.filter(({ isFavourite }) => isFavourite).slice(0, maxStoredDocuments);
  return [...new Set([...byUse.slice(0, maxStoredDocuments), ...favourites])];
}

/**
 * Returns the last use of a document. Imported documents, and those edited on another device, rank by the time of that change.
 */
function lastUse({ openedAt, updatedAt }: DocumentView): number {
  return Math.max(openedAt ?? 0, updatedAt);
}
