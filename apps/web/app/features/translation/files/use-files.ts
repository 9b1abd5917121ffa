import {
  cancelTranslationFile,
  deleteTranslationFiles,
  downloadTranslationFile,
  listTranslationFiles,
  quoteTranslationFile,
  startTranslationFile,
  type TranslationFileDirection,
  type TranslationFileView,
  translationFileLimits,
} from '@inkstone/contracts/translation/files';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../../platform/call.ts';
import { blobOf, readGivenFile } from '../../../shared/files/base64.ts';
import { saveFile } from '../../../shared/save-file.ts';

const key = ['translation', 'files'];
/** Polling interval of the list while a file is translated, in ms. */
const readEvery = 2000;

/** The user's options for a file. */
export interface FileChoices {
  readonly direction: TranslationFileDirection;
  readonly comments: boolean;
  /** The document whose terms apply; null without one. */
  readonly documentId: string | null;
}

/** The user's files, newest first; polled while one is being translated. */
export function useFiles() {
  return useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => quietCall(listTranslationFiles, pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ files }) => files.some(isActive)) ? readEvery : false,
  });
}

/** Whether a file is waiting or running. */
export function isActive({ state }: TranslationFileView): boolean {
  return state === 'waiting' || state === 'running';
}

/** Uploads a file and returns its price. */
export function useQuote() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, ...choices }: FileChoices & { readonly file: File }) => {
      const given = await readGivenFile(file, translationFileLimits.bytes, 'import_too_large');
      const name = given.name.slice(-translationFileLimits.name);
      return call(quoteTranslationFile, { ...given, name, ...choices, id: crypto.randomUUID() });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Starts or continues the translation of a file; cancels an active one. */
export function useMoveFile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (file: TranslationFileView) =>
      isActive(file)
        ? call(cancelTranslationFile, { id: file.id })
        : call(startTranslationFile, { id: file.id }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Deletes a file with its translation. */
export function useDeleteFile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteTranslationFiles, { ids: [id] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Downloads the translated file. */
export function useDownload() {
  return useMutation({
    mutationFn: (id: string) => call(downloadTranslationFile, { id }),
    onSuccess: ({ name, mediaType, base64 }) => saveFile(name, blobOf(base64, mediaType)),
  });
}
