import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lastEdit } from '../../../shared/writing/last-edit.ts';
import { followSent } from './follow-sent.ts';

/** Time that the server needs to extract title and excerpt after an edit, in ms. */
const extracted = 2500;

/** Refetches the lists after a document was edited on this page, because they may show its former title. */
export function useFollowEdited(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const edit = lastEdit();
    if (edit === null || edit.ago > extracted) return;
    let isOver = false;
    void followSent(queries, [edit.document], () => isOver);
    return () => {
      isOver = true;
    };
  }, [queries]);
}
