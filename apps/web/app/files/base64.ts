import { AppError } from '@inkstone/contracts';
import type { ErrorCode } from '@inkstone/phrases';

/** A file as it was given; it stays in the page and goes to the server only to be worked on. */
export interface GivenFile {
  readonly name: string;
  readonly base64: string;
}

/** Reads a file of at most `most` bytes; throws `refusal` for a larger one. */
export async function readGivenFile(file: File, most: number, refusal: ErrorCode): Promise<GivenFile> {
  if (file.size > most) throw new AppError(refusal, { limit: `${most / 1024 / 1024} MB` });
  const bytes = new Uint8Array(await file.arrayBuffer());
  // In pieces: a call takes only so many arguments.
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return { name: file.name, base64: btoa(binary) };
}

/** The file behind an answer of the server. */
export function blobOf(base64: string, type: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type });
}
