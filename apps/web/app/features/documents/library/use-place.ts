import { useLocation } from 'react-router';
import { splitPath } from '../../../platform/i18n/resolve-locale.ts';
import { readListQuery, trashList } from './list-query.ts';

/** Where in the app the page is. */
export interface PlaceShown {
  /** The address without language, search and trailing slash, such as `/app/words`. */
  readonly pathname: string;
  /** The list that is shown; null on pages without one. */
  readonly where: 'live' | 'recent' | 'favourites' | 'folder' | 'trash' | null;
  /** The folder that is shown; null outside of folders. */
  readonly folderId: string | null;
}

/** The place that the address of the page names. */
export function usePlace(): PlaceShown {
  const { pathname, search } = useLocation();
  const here = splitPath(pathname).rest.replace(/(.)\/$/, '$1');
  if (here === '/app') {
    const { where, folderId } = readListQuery(new URLSearchParams(search));
    return { pathname: here, where, folderId };
  }
  return { pathname: here, where: here === '/app/trash' ? trashList.where : null, folderId: null };
}
