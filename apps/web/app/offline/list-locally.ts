import type { InputOf } from '@inkstone/contracts';
import type { DocumentView, listDocuments } from '@inkstone/contracts/documents';

/** Builds the list that the server would return from the locally known documents, on a single page. */
export function listLocally(
  documents: readonly DocumentView[],
  {
    where = 'live',
    folderId,
    sort = 'updated',
    direction,
    title,
    favourite,
    fileType,
  }: InputOf<typeof listDocuments>,
): DocumentView[] {
  const words = title?.toLowerCase() ?? '';
  const isFavouritesOnly = where === 'favourites' || favourite !== undefined;
  const found = documents.filter(
    (each) =>
      (where === 'folder' ? each.folderId === (folderId ?? null) : true) &&
      (where === 'recent' ? each.openedAt !== null : true) &&
      (!isFavouritesOnly || each.isFavourite) &&
      (fileType === undefined || each.fileType === fileType) &&
      each.title.toLowerCase().includes(words),
  );
  const compare = where === 'recent' ? compareBy('opened') : compareBy(sort);
  const runsUp =
    where === 'recent'
      ? false
      : (direction ?? (sort === 'title' ? 'ascending' : 'descending')) === 'ascending';
  return found.sort((a, b) => (runsUp ? compare(a, b) : compare(b, a)));
}

type Compare = (a: DocumentView, b: DocumentView) => number;

function compareBy(sort: 'updated' | 'created' | 'title' | 'size' | 'opened'): Compare {
  switch (sort) {
    case 'updated':
      return (a, b) => a.updatedAt - b.updatedAt;
    case 'created':
      return (a, b) => a.createdAt - b.createdAt;
    case 'size':
      return (a, b) => a.words - b.words;
    case 'opened':
      return (a, b) => (a.openedAt ?? 0) - (b.openedAt ?? 0);
    case 'title': {
      const { compare } = new Intl.Collator('zh', { numeric: true });
      return (a, b) => compare(a.title, b.title);
    }
  }
}
