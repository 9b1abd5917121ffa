import type { DocumentView } from '@inkstone/contracts/documents';

/** How many of the documents opened last, and of the favourites, are kept on a device. */
export const keptAtMost = 50;

/** Documents whose text is to be on this device: those somebody is most likely to want offline, likeliest first. */
export function chooseTexts(documents: readonly DocumentView[]): DocumentView[] {
  const live = documents.filter(({ trashedAt }) => trashedAt === null);
  const byUse = live.sort((a, b) => lastUse(b) - lastUse(a));
  const favourites = byUse.filter(({ isFavourite }) => isFavourite).slice(0, keptAtMost);
  return [...new Set([...byUse.slice(0, keptAtMost), ...favourites])];
}

/** Documents that were imported or written elsewhere count from then on. */
function lastUse({ openedAt, updatedAt }: DocumentView): number {
  return Math.max(openedAt ?? 0, updatedAt);
}
