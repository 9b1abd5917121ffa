import type { ReplyOf } from '@inkstone/contracts';
import {
  activateSensitiveVersion,
  chooseSensitiveCategories,
  deleteSensitiveWords,
  importSensitiveWords,
  listSensitiveVersions,
  readSensitiveVersion,
  type SensitiveGroup,
} from '@inkstone/contracts/assist/sensitive-words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, quietCall } from '../../../platform/call.ts';
import { readTextFile } from '../../../shared/files/read-text-file.ts';
import { withGroup } from '../../../shared/proofreading/sensitive-groups.ts';

/** The versions of the user's own word list, and the selected groups. */
export type SensitiveSettings = ReplyOf<typeof listSensitiveVersions>;

const key = ['settings', 'sensitive'];

export function useSensitive(first: SensitiveSettings): SensitiveSettings {
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => quietCall(listSensitiveVersions, {}),
    initialData: first,
  });
  return data;
}

/**
 * The selected groups, and a function that turns one on or off: optimistic, reverted when it cannot be saved.
 */
export function useGroups(first: readonly SensitiveGroup[]) {
  const [groups, setGroups] = useState(first);
  const save = useMutation({
    // Sequentially, because each request contains all selected groups.
    scope: { id: 'sensitive-groups' },
    mutationFn: ({ chosen }: { chosen: readonly SensitiveGroup[]; undo: () => void }) =>
      call(chooseSensitiveCategories, { categories: [...chosen] }),
    onError: (_error, { undo }) => undo(),
  });
  const toggle = (
    group: SensitiveGroup,
    isOn: boolean,
    callbacks: { onSuccess: () => void; onError: (error: unknown) => void },
  ) => {
    const chosen = withGroup(groups, group, isOn);
    setGroups(chosen);
    save.mutate({ chosen, undo: () => setGroups((current) => withGroup(current, group, !isOn)) }, callbacks);
  };
  return [groups, toggle] as const;
}

/** Imports a file as a new version; when lines are invalid the reply lists them and nothing is stored. */
export function useImportList() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => call(importSensitiveWords, { content: await readTextFile(file) }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Deletes the list and returns its newest content; importing it again undoes the deletion. */
export function useDeleteList() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (version: number) => {
      const { content } = await call(readSensitiveVersion, { version });
      await call(deleteSensitiveWords, {});
      return new File([content], 'list.csv', { type: 'text/csv' });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Activates a version, or (null) deactivates the list. */
export function useActivateVersion() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (version: number | null) => call(activateSensitiveVersion, { version }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Downloads the file of a version. */
export function useReadVersion() {
  return useMutation({
    mutationFn: async (version: number) => (await call(readSensitiveVersion, { version })).content,
  });
}
