/** A file in a zip archive. */
export interface ZipEntry {
  /** Path in UTF-8. */
  readonly name: Buffer;
  readonly crc: number;
  /** In bytes, below 4 GB. */
  readonly packed: number;
  /** In bytes, below 4 GB. */
  readonly size: number;
  readonly isDeflated: boolean;
  /** In ms. */
  readonly changedAt: number;
  /** Position of its local header. */
  readonly at: number;
}

/** The largest values of the original format; larger ones are written as zip64, which all current programs read. */
const max16 = 0xffff;
const max32 = 0xffffffff;
const versions = { plain: 20, zip64: 45 };
/** The name is in UTF-8. */
const utf8 = 0x0800;
const deflated = 8;

/** The header before the content of a file. */
export function localHeader(entry: ZipEntry): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(versions.plain, 4);
  writeCommon(head, 6, entry);
  return Buffer.concat([head, entry.name]);
}

/** The entry of a file in the directory at the end. */
export function directoryEntry(entry: ZipEntry): Buffer {
  const isFar = entry.at >= max32;
  const extra = Buffer.alloc(isFar ? 12 : 0);
  if (isFar) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(entry.at), 4);
  }
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(isFar ? versions.zip64 : versions.plain, 4);
  head.writeUInt16LE(isFar ? versions.zip64 : versions.plain, 6);
  writeCommon(head, 8, entry);
  head.writeUInt16LE(extra.length, 30);
  head.writeUInt32LE(Math.min(entry.at, max32), 42);
  return Buffer.concat([head, entry.name, extra]);
}

/** The records after the directory; `at` is the position of the directory. */
export function endRecords({ count, size, at }: { count: number; size: number; at: number }): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, max16), 8);
  end.writeUInt16LE(Math.min(count, max16), 10);
  end.writeUInt32LE(Math.min(size, max32), 12);
  end.writeUInt32LE(Math.min(at, max32), 16);
  if (count < max16 && size < max32 && at < max32) return end;
  const long = Buffer.alloc(56);
  long.writeUInt32LE(0x06064b50, 0);
  long.writeBigUInt64LE(BigInt(long.length - 12), 4);
  long.writeUInt16LE(versions.zip64, 12);
  long.writeUInt16LE(versions.zip64, 14);
  long.writeBigUInt64LE(BigInt(count), 24);
  long.writeBigUInt64LE(BigInt(count), 32);
  long.writeBigUInt64LE(BigInt(size), 40);
  long.writeBigUInt64LE(BigInt(at), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(at + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([long, locator, end]);
}

/** Writes the fields that both headers of a file have in the same order. */
function writeCommon(head: Buffer, at: number, { name, crc, packed, size, isDeflated, changedAt }: ZipEntry) {
  const { time, day } = dosTime(changedAt);
  head.writeUInt16LE(utf8, at);
  head.writeUInt16LE(isDeflated ? deflated : 0, at + 2);
  head.writeUInt16LE(time, at + 4);
  head.writeUInt16LE(day, at + 6);
  head.writeUInt32LE(crc, at + 8);
  head.writeUInt32LE(packed, at + 12);
  head.writeUInt32LE(size, at + 16);
  head.writeUInt16LE(name.length, at + 20);
}

/** The time in the format of zip files, which begins in 1980 and ends in 2107, in the server's time zone. */
function dosTime(ms: number): { time: number; day: number } {
  const date = new Date(ms);
  const year = Math.min(Math.max(date.getFullYear() - 1980, 0), 127);
  return {
    time: (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1),
    day: (year << 9) | ((date.getMonth() + 1) << 5) | date.getDate(),
  };
}
