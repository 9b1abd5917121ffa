import { checkOfficial, fixOfficial, officialLimits } from '@inkstone/contracts/official';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../call.ts';
import { blobOf, type GivenFile, readGivenFile } from '../../files/base64.ts';
import { saveFile } from '../../save-file.ts';
import { type Report, reportOf } from './report.ts';

/** A document with what was found in it. */
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

/** Has findings mended, by their ids, and saves the file beside the one it came from. */
export function useSaveMended() {
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
      const { base64, mended } = await call(fixOfficial, { base64: file.base64, fixes: [...fixes] });
      saveFile(name, blobOf(base64, docxType));
      return mended;
    },
  });
}

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
