import type { ReplyOf } from '@inkstone/contracts';
import { importDocument } from '@inkstone/contracts/exchange';
import {
  type ProofreadFileFormat,
  proofreadFile,
  proofreadFileLimits,
  writeProofreadFile,
} from '@inkstone/contracts/proofread-file';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../call.ts';
import { blobOf, type GivenFile, readGivenFile } from '../../files/base64.ts';
import { saveFile } from '../../save-file.ts';

/** A file with what was found in it. */
export interface CheckedFile {
  readonly file: GivenFile;
  readonly report: ReplyOf<typeof proofreadFile>;
}

/** What is asked of the server for a file that was checked. */
export interface WantedResult {
  readonly file: GivenFile;
  readonly format: ProofreadFileFormat;
  readonly findings: readonly string[];
  readonly explain: boolean;
}

/** Reads a file and has it proofread. */
export function useCheckFile() {
  return useMutation({
    mutationFn: async (given: File): Promise<CheckedFile> => {
      const file = await readGivenFile(given, proofreadFileLimits.bytes, 'import_too_large');
      return { file, report: await call(proofreadFile, file) };
    },
  });
}

/** Has a file written with findings in it and saves it. */
export function useSaveResult() {
  return useMutation({
    mutationFn: async ({ file, format, findings, explain }: WantedResult) => {
      const asked = { ...file, format, findings: [...findings], explain };
      const { name, base64, mediaType, changes, comments } = await call(writeProofreadFile, asked);
      saveFile(name, blobOf(base64, mediaType));
      return { changes, comments };
    },
  });
}

/** Makes a document of the file, and gives its id. */
export function useOpenAsDocument() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (file: GivenFile) => (await call(importDocument, file)).document.id,
    onSuccess: () => queries.invalidateQueries(),
  });
}
