import { AppError } from '@inkstone/contracts';
import { Unzip, UnzipInflate, zipSync } from 'fflate';

/** The files in a docx, by path. */
export type DocxParts = Map<string, Uint8Array>;

/**
 * Allowance for unpacked parts beyond the packed size, in bytes. Pictures are hardly compressed, and texts are smaller than this.
 */
const roomForText = 80 * 1024 * 1024;
const maxParts = 3000;
/** Unpacked in chunks, so that a zip bomb is detected before memory is exhausted. */
const pieceLength = 16 * 1024;

/**
 * Unpacks a docx of at most `maxBytes`. Throws `docx_too_large`, `docx_encrypted` or `docx_unreadable`.
 * Part names are only keys: never use one as a path in a file system.
 */
export function unzipDocx(bytes: Uint8Array, maxBytes: number): DocxParts {
  if (bytes.length > maxBytes) throw tooLarge(maxBytes);
  // Office stores password-protected documents in an OLE file.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new AppError('docx_encrypted');
  if (!startsWith(bytes, [0x50, 0x4b]) || !hasEnd(bytes)) throw new AppError('docx_unreadable');
  try {
    return unpack(bytes, maxBytes);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('docx_unreadable', {}, error);
  }
}

/** Packs the parts in their order. */
export function zipDocx(parts: DocxParts): Uint8Array {
  return zipSync(Object.fromEntries(parts), { level: 6 });
}

function unpack(bytes: Uint8Array, maxBytes: number): DocxParts {
  const pieces = new Map<string, Uint8Array[]>();
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    if (pieces.size >= maxParts) throw tooLarge(maxBytes);
    const own: Uint8Array[] = [];
    pieces.set(file.name, own);
    file.ondata = (error, piece) => {
      if (error) throw error;
      unpacked += piece.length;
      if (unpacked > bytes.length + roomForText) throw tooLarge(maxBytes);
      own.push(piece);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += pieceLength) {
    unzip.push(bytes.subarray(at, at + pieceLength), at + pieceLength >= bytes.length);
  }
  return new Map([...pieces].map(([name, own]) => [name, concat(own)]));
}

/** Whether a file ends like a zip: with the central directory, a short record and a comment. A truncated file does not. */
function hasEnd(bytes: Uint8Array): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - 66_000));
  for (let at = tail.length - 22; at >= 0; at--) {
    if (startsWith(tail.subarray(at), [0x50, 0x4b, 0x05, 0x06])) return true;
  }
  return false;
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, at) => bytes[at] === byte);
}

function concat(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('docx_too_large', { limit: `${maxBytes / 1024 / 1024} MB` });
}
