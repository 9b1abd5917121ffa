import {
  followProofreadFile,
  type ProofreadFileFormat,
  proofreadFileLimits,
  writeProofreadFile,
} from '@inkstone/contracts/assist/proofread-file';
import { importDocument } from '@inkstone/contracts/documents/exchange';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call, stream } from '../../../platform/call.ts';
import { blobOf, type GivenFile, readGivenFile } from '../../../shared/files/base64.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { type CheckedFile, type FileToCheck, followEvent } from './checked-file.ts';

/** Server requests for a checked file. */
export interface ResultRequest {
  readonly file: FileToCheck;
  readonly format: ProofreadFileFormat;
  readonly findings: readonly string[];
  readonly explain: boolean;
}

/** Checks a file and collects the findings. */
export function useCheckFile() {
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const running = useRef<AbortController>(null);
  const check = useMutation({
    mutationFn: async ({ given, documentId }: { given: File; documentId: string | null }) => {
      const aborter = new AbortController();
      running.current = aborter;
      try {
        const read = await readGivenFile(given, proofreadFileLimits.bytes, 'import_too_large');
        const file = { ...read, documentId };
        for await (const event of stream(followProofreadFile, file, aborter.signal))
          setChecked((before) => followEvent(before, file, event));
      } catch (error) {
        // The user may have cancelled it and started another check.
        if (aborter.signal.aborted) return;
        setChecked(null);
        throw error;
      }
    },
  });
  // Cancels the check when the page is left.
  useEffect(() => () => running.current?.abort(), []);
  /** Cancels the check if it is running, and discards the file. */
  const close = () => {
    running.current?.abort();
    setChecked(null);
    check.reset();
  };
  return { checked, isPending: check.isPending, error: check.error, start: check.mutate, close };
}

/** Requests the file with the selected findings and saves it. */
export function useSaveResult() {
  return useMutation({
    mutationFn: async ({ file, format, findings, explain }: ResultRequest) => {
      const requested = { ...file, format, findings: [...findings], explain };
      const { name, base64, mediaType, changes, comments } = await call(writeProofreadFile, requested);
      saveFile(name, blobOf(base64, mediaType));
      return { changes, comments };
    },
  });
}

/** Creates a document from the file and returns its id. */
export function useOpenAsDocument() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, base64 }: GivenFile) =>
      (await call(importDocument, { name, base64 })).document.id,
    onSuccess: () => queries.invalidateQueries(),
  });
}
