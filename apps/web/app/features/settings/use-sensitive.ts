import type { ReplyOf } from '@inkstone/contracts';
import {
  activateSensitiveVersion,
  chooseSensitiveCategories,
  importSensitiveWords,
  listSensitiveVersions,
  readSensitiveVersion,
} from '@inkstone/contracts/sensitive-words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../call.ts';
import { readTextFile } from './read-text-file.ts';

/** The versions of one's own word list, and the groups chosen. */
export type SensitiveSettings = ReplyOf<typeof listSensitiveVersions>;
export type SensitiveGroup = SensitiveSettings['categories'][number];

const key = ['settings', 'sensitive'];

export function useSensitive(first: SensitiveSettings): SensitiveSettings {
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => quietCall(listSensitiveVersions, {}),
    initialData: first,
  });
  return data;
}

/** Chooses groups; shown at once, taken back if that fails. */
export function useChooseGroups() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (categories: readonly SensitiveGroup[]) =>
      call(chooseSensitiveCategories, { categories: [...categories] }),
    onMutate: (categories) => {
      const before = queries.getQueryData<SensitiveSettings>(key);
      if (before) queries.setQueryData(key, { ...before, categories: [...categories] });
      return before;
    },
    onError: (_error, _categories, before) => queries.setQueryData(key, before),
  });
}

/** Imports a file as a new version; where lines cannot be read the reply names them and nothing is stored. */
export function useImportList() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => call(importSensitiveWords, { content: await readTextFile(file) }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Turns a version on, or (null) the list off. */
export function useActivateVersion() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (version: number | null) => call(activateSensitiveVersion, { version }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Gives the file of a version. */
export function useReadVersion() {
  return useMutation({
    mutationFn: async (version: number) => (await call(readSensitiveVersion, { version })).content,
  });
}
