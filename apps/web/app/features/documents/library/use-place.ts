import { useLocation } from 'react-router';
import { splitPath } from '../../../platform/i18n/resolve-locale.ts';
import { readListQuery, trashList } from './list-query.ts';

/** The position of the page in the app. */
export interface AppPosition {
  /** The path without language prefix, query and trailing slash, such as `/app/words`. */
  readonly pathname: string;
  /** The current list; null on pages without one. */
  readonly where: 'live' | 'recent' | 'favourites' | 'folder' | 'trash' | null;
  /** The current folder; null outside of folders. */
  readonly folderId: string | null;
}

/** The position given by the URL. */
export function usePlace(): AppPosition {
  const { pathname, search } = useLocation();
  const here = splitPath(pathname).rest.replace(/(.)\/$/, '$1');
  if (here === '/app') {
    const { where, folderId } = readListQuery(new URLSearchParams(search));
    return { pathname: here, where, folderId };
  }
  return { pathname: here, where: here === '/app/trash' ? trashList.where : null, folderId: null };
}
