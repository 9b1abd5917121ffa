import { AppError } from '@inkstone/contracts';
import { Inflate, zipSync } from 'fflate';
import { readDirectory } from './zip-directory.ts';

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
  if (!startsWith(bytes, [0x50, 0x4b])) throw new AppError('docx_unreadable');
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
  const packed = readDirectory(bytes, maxParts);
  if (packed === 'too many') throw tooLarge(maxBytes);
  if (packed === 'encrypted') throw new AppError('docx_encrypted');
  if (packed === 'broken') throw new AppError('docx_unreadable');
  let room = bytes.length + roomForText;
  const take = (piece: Uint8Array) => {
    room -= piece.length;
    if (room < 0) throw tooLarge(maxBytes);
  };
  return new Map(
    packed.map(({ name, content, isDeflated }) => {
      if (isDeflated) return [name, inflate(content, take)];
      take(content);
      return [name, content];
    }),
  );
}

function inflate(content: Uint8Array, take: (piece: Uint8Array) => void): Uint8Array {
  const pieces: Uint8Array[] = [];
  const stream = new Inflate((piece) => {
    take(piece);
    pieces.push(piece);
  });
  for (let at = 0; at < content.length; at += pieceLength)
    stream.push(content.subarray(at, at + pieceLength), at + pieceLength >= content.length);
  return concat(pieces);
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
