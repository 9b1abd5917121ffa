import type { ReplyOf } from '@inkstone/contracts';
import {
  activateSensitiveVersion,
  chooseSensitiveCategories,
  importSensitiveWords,
  listSensitiveVersions,
  readSensitiveVersion,
} from '@inkstone/contracts/sensitive-words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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

/** The groups chosen, and how one is turned on or off: it shows at once and goes back if it cannot be saved. */
export function useGroups(first: readonly SensitiveGroup[]) {
  const [groups, setGroups] = useState(first);
  const save = useMutation({
    // One after the other: each names all that are chosen.
    scope: { id: 'sensitive-groups' },
    mutationFn: ({ chosen }: { chosen: readonly SensitiveGroup[]; undo: () => void }) =>
      call(chooseSensitiveCategories, { categories: [...chosen] }),
    onError: (_error, { undo }) => undo(),
  });
  const toggle = (
    group: SensitiveGroup,
    isOn: boolean,
    told: { onSuccess: () => void; onError: (error: unknown) => void },
  ) => {
    const chosen = withGroup(groups, group, isOn);
    setGroups(chosen);
    save.mutate({ chosen, undo: () => setGroups((current) => withGroup(current, group, !isOn)) }, told);
  };
  return [groups, toggle] as const;
}

function withGroup(groups: readonly SensitiveGroup[], group: SensitiveGroup, isOn: boolean) {
  const others = groups.filter((each) => each !== group);
  return isOn ? [...others, group] : others;
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
