import {
  createFolder,
  deleteFolder,
  type FolderView,
  listFolders,
  moveFolder,
  renameFolder,
} from '@inkstone/contracts/folders';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { call, quietCall } from '../../call.ts';
import { listsKey } from './list-cache.ts';

const foldersKey = ['documents', 'folders'] as const;

/** All folders in the order of their names, beginning with those the page was loaded with. */
export function useFolders(first: readonly FolderView[]): readonly FolderView[] {
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: foldersKey,
    queryFn: async () => (await quietCall(listFolders, {})).folders,
    initialData: [...first],
    refetchOnMount: 'always',
  });
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return [...data].sort((a, b) => compare(a.name, b.name));
  }, [data, locale]);
}

/** What can be done to folders; each resolves when it is done and shown, and rejects with its refusal. */
export function useFolderActions() {
  const queries = useQueryClient();
  return useMemo(() => {
    const showFolders = () => queries.invalidateQueries({ queryKey: foldersKey });
    const showAll = () => queries.invalidateQueries({ queryKey: ['documents'] });
    return {
      showFolders,
      create: async (name: string, parentId: string | null) => {
        await call(createFolder, { name, parentId });
        await showFolders();
      },
      rename: async (id: string, name: string) => {
        await call(renameFolder, { id, name });
        await showFolders();
      },
      move: async (id: string, parentId: string | null) => {
        await call(moveFolder, { id, parentId });
        await showFolders();
      },
      remove: async (id: string) => {
        const deleted = await call(deleteFolder, { id });
        queries.removeQueries({ queryKey: listsKey, type: 'inactive' });
        await showAll();
        return deleted;
      },
    };
  }, [queries]);
}
