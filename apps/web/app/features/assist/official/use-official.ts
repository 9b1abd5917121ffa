import { checkOfficial, fixOfficial, officialLimits } from '@inkstone/contracts/assist/official';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { blobOf, type GivenFile, readGivenFile } from '../../../shared/files/base64.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { type Report, reportOf } from './report.ts';

/** A document with its findings. */
export interface CheckedFile {
  readonly file: GivenFile;
  readonly report: Report;
}

/** Reads a file and has it checked. */
export function useCheckFile() {
  return useMutation({
    mutationFn: async (given: File): Promise<CheckedFile> => {
      const file = await readGivenFile(given, officialLimits.bytes, 'docx_too_large');
      return { file, report: reportOf(await call(checkOfficial, { base64: file.base64 })) };
    },
  });
}

/**
 * Requests the corrected file, by the ids of findings, and saves it under a name derived from the original.
 */
export function useSaveCorrected() {
  return useMutation({
    mutationFn: async ({
      file,
      fixes,
      name,
    }: {
      file: GivenFile;
      fixes: readonly string[];
      name: string;
    }) => {
      const { base64, fixed } = await call(fixOfficial, { base64: file.base64, fixes: [...fixes] });
      saveFile(name, blobOf(base64, docxType));
      return fixed;
    },
  });
}

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
