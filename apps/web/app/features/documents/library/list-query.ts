import type { InputOf } from '@inkstone/contracts';
import {
  type documentPlaces,
  documentSorts,
  type FileType,
  fileTypes,
  type listDocuments,
} from '@inkstone/contracts/documents';

export type Place = (typeof documentPlaces)[number];
export type Sort = (typeof documentSorts)[number];

/** Filters and order of a list, all of which are in the URL. */
export interface ListQuery {
  readonly where: Place;
  /** The current folder; null outside of folders. */
  readonly folderId: string | null;
  readonly sort: Sort;
  readonly isAscending: boolean;
  /** Words that titles must contain; '' for all. */
  readonly title: string;
  readonly isFavouritesOnly: boolean;
  readonly fileType: FileType | null;
}

/** All documents, last changed first. */
export const wholeList: ListQuery = {
  where: 'live',
  folderId: null,
  sort: 'updated',
  isAscending: false,
  title: '',
  isFavouritesOnly: false,
  fileType: null,
};

export const trashList: ListQuery = { ...wholeList, where: 'trash' };

/** Parses the URL of a page; ignores unknown values. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const folderId = search.get('folder');
  const where = oneOf(['recent', 'favourites'] as const, search.get('in')) ?? 'live';
  const sort = oneOf(documentSorts, search.get('sort')) ?? 'updated';
  const direction = oneOf(['ascending', 'descending'] as const, search.get('direction'));
  return {
    where: folderId === null ? where : 'folder',
    folderId,
    sort,
    isAscending: direction === null ? isAscendingByDefault(sort) : direction === 'ascending',
    title: (search.get('title') ?? '').slice(0, 200),
    isFavouritesOnly: search.get('only') === 'favourites',
    fileType: oneOf(fileTypes, search.get('type')),
  };
}

/** The query string of a list; '' for the complete list. */
export function writeListQuery(query: ListQuery): string {
  const search = new URLSearchParams();
  if (query.folderId !== null) search.set('folder', query.folderId);
  else if (query.where === 'recent' || query.where === 'favourites') search.set('in', query.where);
  if (query.sort !== 'updated') search.set('sort', query.sort);
  if (query.isAscending !== isAscendingByDefault(query.sort)) {
    search.set('direction', query.isAscending ? 'ascending' : 'descending');
  }
  if (query.title !== '') search.set('title', query.title);
  if (query.isFavouritesOnly) search.set('only', 'favourites');
  if (query.fileType !== null) search.set('type', query.fileType);
  const written = search.toString();
  return written === '' ? '' : `?${written}`;
}

/** The server request for a list. */
export function listInput(query: ListQuery): InputOf<typeof listDocuments> {
  const { where, folderId, sort, isAscending, title, isFavouritesOnly, fileType } = query;
  return {
    where,
    ...(folderId !== null && { folderId }),
    sort,
    direction: isAscending ? 'ascending' : 'descending',
    ...(title !== '' && { title }),
    ...(isFavouritesOnly && { favourite: 'true' }),
    ...(fileType !== null && { fileType }),
  };
}

/** Titles sort ascending by default, everything else descending. */
export function isAscendingByDefault(sort: Sort): boolean {
  return sort === 'title';
}

/** Number of active filters. */
export function countFilters({ title, isFavouritesOnly, fileType }: ListQuery): number {
  return [title !== '', isFavouritesOnly, fileType !== null].filter(Boolean).length;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}
