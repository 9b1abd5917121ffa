import { type SearchTables, type TableName, tablesVersion, tableTypes } from './search-tables.ts';

/** Computes a 32-bit checksum. */
export type Checksum = (bytes: Uint8Array) => number;

// A file consists of two numbers (checksum of what follows them, length of the header in bytes), the header in
// JSON, and the tables, each at a multiple of `alignment`.
const numbersSize = 8;
const alignment = 64;
const names = Object.keys(tableTypes) as TableName[];

interface Header {
  /** Identifies the input of the tables. */
  readonly key: string;
  readonly version: number;
  /** Whether it is little-endian; a table with the other byte order is not readable. */
  readonly isLittleEndian: boolean;
  /** First byte of each table after the header, and its number of entries. */
  readonly tables: Readonly<Record<string, readonly [start: number, length: number]>>;
}

const isLittleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/** Writes tables as a file; `key` (ASCII) identifies their input. */
export function encodeTables(tables: SearchTables, key: string, checksum: Checksum): Uint8Array {
  let size = 0;
  const places: Record<string, readonly [number, number]> = {};
  for (const name of names) {
    places[name] = [size, tables[name].length];
    size = align(size + tables[name].byteLength);
  }
  const header: Header = { key, version: tablesVersion, isLittleEndian, tables: places };
  const text = JSON.stringify(header);
  const first = align(numbersSize + text.length);
  const file = new Uint8Array(first + size);
  for (let i = 0; i < text.length; i++) file[numbersSize + i] = text.charCodeAt(i);
  for (const name of names) {
    const { buffer, byteOffset, byteLength } = tables[name];
    file.set(new Uint8Array(buffer, byteOffset, byteLength), first + places[name][0]);
  }
  const view = new DataView(file.buffer);
  view.setUint32(4, text.length, true);
  view.setUint32(0, checksum(file.subarray(4)), true);
  return file;
}

/** Returns the tables in a file, which share its memory; null if its key or version differs, or if it is damaged. */
export function decodeTables(file: ArrayBuffer, key: string, checksum: Checksum): SearchTables | null {
  if (file.byteLength < numbersSize) return null;
  const view = new DataView(file);
  const bytes = new Uint8Array(file);
  if (checksum(bytes.subarray(4)) !== view.getUint32(0, true)) return null;
  const length = view.getUint32(4, true);
  const header: Header = JSON.parse(
    String.fromCharCode(...bytes.subarray(numbersSize, numbersSize + length)),
  );
  if (header.key !== key || header.version !== tablesVersion || header.isLittleEndian !== isLittleEndian)
    return null;
  const first = align(numbersSize + length);
  const tables = names.map((name) => {
    const [start, count] = header.tables[name];
    return [name, new tableTypes[name](file, first + start, count)];
  });
  return Object.fromEntries(tables) as SearchTables;
}

function align(offset: number): number {
  return Math.ceil(offset / alignment) * alignment;
}
