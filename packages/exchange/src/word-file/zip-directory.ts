import { strFromU8 } from 'fflate';

/** A file in a zip archive, as its central directory describes it. */
export interface PackedPart {
  readonly name: string;
  /** Its packed content. */
  readonly content: Uint8Array;
  readonly isDeflated: boolean;
}

/** Why an archive cannot be read. */
export type ZipFault = 'broken' | 'encrypted';

const signatures = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 };
/** The record at the end and the longest comment after it. */
const tailLength = 22 + 0xffff;

/**
 * Reads the central directory of a zip archive. Only it has the sizes of all files: a writer that streams leaves them out of the
 * header of the file, where another zip inside cannot be distinguished from the next file.
 */
export function readDirectory(bytes: Uint8Array, maxParts: number): PackedPart[] | ZipFault | 'too many' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = findEnd(view);
  if (end === null) return 'broken';
  const count = view.getUint16(end + 10, true);
  if (count > maxParts) return 'too many';
  const parts: PackedPart[] = [];
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i++) {
    const part =
      at + 46 <= end && view.getUint32(at, true) === signatures.entry ? readEntry(view, at) : 'broken';
    if (typeof part === 'string') return part;
    parts.push(part);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

/** Returns the position of the last record; null without one, as in a truncated file. */
function findEnd(view: DataView): number | null {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - tailLength); at--)
    if (view.getUint32(at, true) === signatures.end) return at;
  return null;
}

function readEntry(view: DataView, at: number): PackedPart | ZipFault {
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const size = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  if ((flags & 1) === 1) return 'encrypted';
  if ((method !== 0 && method !== 8) || local + 30 > at || view.getUint32(local, true) !== signatures.local)
    return 'broken';
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + size > at) return 'broken';
  const name = new Uint8Array(view.buffer, view.byteOffset + at + 46, view.getUint16(at + 28, true));
  return {
    name: strFromU8(name, (flags & 0x800) === 0),
    content: new Uint8Array(view.buffer, view.byteOffset + start, size),
    isDeflated: method === 8,
  };
}
