import {
  createFolder,
  deleteFolder,
  type FolderView,
  listFolders,
  moveFolder,
  renameFolder,
} from '@inkstone/contracts/documents/folders';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { loadOffline } from '../../../offline/load-offline.ts';
import { call, quietCall } from '../../../platform/call.ts';
import { useFreshPage } from '../../../platform/use-fresh-page.ts';
import { listsKey } from './list-cache.ts';

const foldersKey = ['documents', 'folders'] as const;

const none: readonly FolderView[] = [];

/** All folders by name, initialized with those loaded with the page. */
export function useFolders(first: readonly FolderView[] | undefined): readonly FolderView[] {
  const locale = useLocale();
  const isFresh = useFreshPage();
  const { data = none } = useQuery({
    queryKey: foldersKey,
    queryFn: readFolders,
    ...(first && { initialData: [...first] }),
    refetchOnMount: first !== undefined && isFresh ? false : 'always',
  });
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return [...data].sort((a, b) => compare(a.name, b.name));
  }, [data, locale]);
}

/** The folders of the server, or the local ones when it cannot be reached. */
function readFolders(): Promise<FolderView[]> {
  return loadOffline(
    async () => (await quietCall(listFolders, {})).folders,
    async () => await (await import('../../../offline/local-pages.ts')).readLocalFolders(),
  );
}

/** Actions on folders; each resolves when the result is shown, and rejects with the error. */
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
