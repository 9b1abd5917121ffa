import { AppError } from '@inkstone/contracts';
import { checkOfficial, fixOfficial, officialLimits } from '@inkstone/contracts/official';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../call.ts';
import { saveFile } from '../../save-file.ts';
import { type Report, reportOf } from './report.ts';

/** A document as it was given; it stays in this page and goes to the server only to be checked or mended. */
export interface OfficialFile {
  readonly name: string;
  readonly base64: string;
}

/** A document with what was found in it. */
export interface CheckedFile {
  readonly file: OfficialFile;
  readonly report: Report;
}

/** Reads a file and has it checked. */
export function useCheckFile() {
  return useMutation({
    mutationFn: async (given: File): Promise<CheckedFile> => {
      const file = { name: given.name, base64: await base64Of(given) };
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
      file: OfficialFile;
      fixes: readonly string[];
      name: string;
    }) => {
      const { base64, mended } = await call(fixOfficial, { base64: file.base64, fixes: [...fixes] });
      saveDocx(name, base64);
      return mended;
    },
  });
}

async function base64Of(file: File): Promise<string> {
  if (file.size > officialLimits.bytes) {
    throw new AppError('docx_too_large', { limit: `${officialLimits.bytes / 1024 / 1024} MB` });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  // In pieces: a call takes only so many arguments.
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}

function saveDocx(name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  saveFile(name, new Blob([bytes], { type }));
}
