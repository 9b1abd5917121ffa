import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sinceEdit } from '../../../shared/writing/last-edit.ts';
import { listsKey } from './list-cache.ts';

/** The server extracts titles and excerpts a second after an edit; in ms, with the time that this takes. */
const extracted = 2500;

/** Refetches the lists shortly after a document was edited on this page, because they may show its former title. */
export function useFollowEdited(): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (sinceEdit() > extracted) return;
    const refetch = () => void queries.invalidateQueries({ queryKey: listsKey });
    const timer = setTimeout(refetch, extracted);
    return () => clearTimeout(timer);
  }, [queries]);
}
