import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Content, and how often it is repeated. */
type Repeated = readonly [content: Uint8Array | string, times: number];

const mebibyte = 1024 * 1024;

/** The end of a deflate stream: an empty block that is marked as the last. */
const lastBlock = Uint8Array.of(3, 0);

/**
 * Returns a zip archive with one file of repeated contents. Each content is compressed once and its blocks are repeated,
 * because compressing 100 MB takes seconds of processor time. Contents of about a mebibyte are the cheapest.
 */
export function zipOfRepeated(path: string, contents: readonly Repeated[]): Uint8Array {
  const compressed: Uint8Array[] = [];
  let [checksum, size] = [0, 0];
  for (const [content, times] of contents) {
    const bytes = Buffer.from(content);
    // A full flush ends on a byte, and later blocks do not refer to earlier ones.
    const blocks = deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH });
    for (let time = 0; time < times; time++) {
      checksum = crc32(bytes, checksum);
      compressed.push(blocks);
    }
    size += bytes.length * times;
  }
  return archiveOf(path, { data: Buffer.concat([...compressed, lastBlock]), checksum, size });
}

/** Returns a zip archive with one file of `mebibytes` MiB of zeros. */
export function zipOfZeros(path: string, mebibytes: number): Uint8Array {
  return zipOfRepeated(path, [[new Uint8Array(mebibyte), mebibytes]]);
}

interface CompressedFile {
  readonly data: Uint8Array;
  readonly checksum: number;
  /** In bytes before the compression. */
  readonly size: number;
}

function archiveOf(path: string, { data, checksum, size }: CompressedFile): Uint8Array {
  const name = Buffer.from(path);
  // Version 2.0, no flags, deflated, 1980-01-01.
  const common = [shorts(20, 0, 8, 0, 0x21), longs(checksum, data.length, size), shorts(name.length, 0)];
  const header = Buffer.concat([longs(0x04034b50), ...common, name]);
  const entry = Buffer.concat([
    ...[longs(0x02014b50), shorts(20), ...common],
    ...[shorts(0, 0, 0), longs(0, 0), name],
  ]);
  const offset = header.length + data.length;
  const end = Buffer.concat([longs(0x06054b50), shorts(0, 0, 1, 1), longs(entry.length, offset), shorts(0)]);
  return Buffer.concat([header, data, entry, end]);
}

function shorts(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value, 2 * at);
  return bytes;
}

function longs(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, 4 * at);
  return bytes;
}
