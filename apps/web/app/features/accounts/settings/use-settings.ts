import type { Call, InputOf, ReplyOf } from '@inkstone/contracts';
import {
  type ApiKeyView,
  createApiKey,
  listApiKeys,
  revokeApiKey,
} from '@inkstone/contracts/accounts/api-keys';
import { type EngineView, listEngines } from '@inkstone/contracts/assist';
import { addExemptWords, deleteExemptWords, listExemptWords } from '@inkstone/contracts/assist/exempt-words';
import { getPreferences, type ProofreadingPreferences } from '@inkstone/contracts/assist/preferences';
import { listOrganisationLists, listSensitiveVersions } from '@inkstone/contracts/assist/sensitive-words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../../platform/call.ts';
import type { SensitiveSettings } from './use-sensitive.ts';

/** The initial data of the page. */
export interface Settings {
  readonly preferences: ProofreadingPreferences;
  readonly words: readonly string[];
  readonly sensitive: SensitiveSettings;
  readonly organisations: ReplyOf<typeof listOrganisationLists>;
  readonly keys: readonly ApiKeyView[];
  readonly engines: readonly EngineView[];
}

/** Loads all data of the page at once. */
export async function loadSettings(request: Call): Promise<Settings> {
  const [preferences, { words }, sensitive, organisations, { keys }, { engines }] = await Promise.all([
    request(getPreferences, {}),
    request(listExemptWords, {}),
    request(listSensitiveVersions, {}),
    request(listOrganisationLists, {}),
    request(listApiKeys, {}),
    request(listEngines, {}),
  ]);
  return { preferences, words, sensitive, organisations, keys, engines };
}

const wordsKey = ['settings', 'words'];
const keysKey = ['settings', 'keys'];

/** The exempt words. */
export function useWords(first: readonly string[]): readonly string[] {
  const { data } = useQuery({
    queryKey: wordsKey,
    queryFn: async () => (await quietCall(listExemptWords, {})).words,
    initialData: [...first],
  });
  return data;
}

/** Adds words to the list; returns how many were new. */
export function useAddWords() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (words: readonly string[]) => (await call(addExemptWords, { words: [...words] })).added,
    onSuccess: () => queries.invalidateQueries({ queryKey: wordsKey }),
  });
}

/** Removes words from the list. */
export function useDeleteWords() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (words: readonly string[]) => call(deleteExemptWords, { words: [...words] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: wordsKey }),
  });
}

/** The API keys. */
export function useApiKeys(first: readonly ApiKeyView[]): readonly ApiKeyView[] {
  const { data } = useQuery({
    queryKey: keysKey,
    queryFn: async () => (await quietCall(listApiKeys, {})).keys,
    initialData: [...first],
  });
  return data;
}

/** Creates a key. */
export function useCreateKey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (key: InputOf<typeof createApiKey>) => call(createApiKey, key),
    onSuccess: () => queries.invalidateQueries({ queryKey: keysKey }),
  });
}

/** Revokes a key. */
export function useRevokeKey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(revokeApiKey, { id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keysKey }),
  });
}
