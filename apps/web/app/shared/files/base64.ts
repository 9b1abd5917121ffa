import { AppError } from '@inkstone/contracts';
import type { ErrorCode } from '@inkstone/phrases';

/** A file from the user. It is kept in the page, and sent to the server only for processing. */
export interface GivenFile {
  readonly name: string;
  readonly base64: string;
}

/** Reads a file of at most `maxBytes` bytes; throws `refusal` for a larger file. */
export async function readGivenFile(file: File, maxBytes: number, refusal: ErrorCode): Promise<GivenFile> {
  if (file.size > maxBytes) throw new AppError(refusal, { limit: `${maxBytes / 1024 / 1024} MB` });
  return { name: file.name, base64: toBase64(new Uint8Array(await file.arrayBuffer())) };
}

/** Encodes bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  // In chunks, because the number of arguments of a call is limited.
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}

/** Decodes base64; throws when it is invalid. */
export function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Decodes a file in a reply of the server. */
export function blobOf(base64: string, type: string): Blob {
  return new Blob([fromBase64(base64)], { type });
}
