import { seededRandom } from '@inkstone/kernel';
import { expect, it } from 'vitest';
import { makeTables } from './make-tables.ts';
import { type TableName, tablesVersion, tableTypes } from './search-tables.ts';
import { decodeTables, encodeTables } from './table-file.ts';
import { randomLanguage } from './testing/random-language.ts';
import { smallTables } from './testing/small-language.ts';

/** FNV-1a. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

const names = Object.keys(tableTypes) as TableName[];

function encode(key = 'a model'): ArrayBuffer {
  return Uint8Array.from(encodeTables(smallTables(), key, checksum)).buffer;
}

it('reads written tables', () => {
  const tables = smallTables();
  const read = decodeTables(encode(), 'a model', checksum);
  for (const name of names) expect([name, read?.[name]]).toEqual([name, tables[name]]);
});

it('refuses tables of another model', () => {
  expect(decodeTables(encode(), 'another model', checksum)).toBeNull();
});

it('refuses tables of another version', () => {
  const file = encode();
  const bytes = new Uint8Array(file);
  const text = `"version":${tablesVersion}`;
  const at = String.fromCharCode(...bytes.subarray(0, 400)).indexOf(text) + text.length - 1;
  bytes[at]++;
  new DataView(file).setUint32(0, checksum(bytes.subarray(4)), true);
  expect(decodeTables(file, 'a model', checksum)).toBeNull();
});

it('refuses a damaged file', () => {
  const whole = encode();
  for (const length of [0, 7, 8, 100, whole.byteLength - 1])
    expect(decodeTables(whole.slice(0, length), 'a model', checksum)).toBeNull();
  for (const at of [0, 4, 20, whole.byteLength - 1]) {
    const file = whole.slice();
    new Uint8Array(file)[at] ^= 1;
    expect(decodeTables(file, 'a model', checksum)).toBeNull();
  }
});

it('has another version when the tables of a model differ', () => {
  // Stored tables are read by every later program of the same version. After a change of the code that generates them, increment
  // `tablesVersion` and enter it here with the new checksum.
  const { model, characters } = randomLanguage(seededRandom(1));
  const sum = checksum(encodeTables(makeTables(model, characters), '', checksum));
  expect({ version: tablesVersion, sum }).toEqual({ version: 1, sum: 3_981_987_941 });
});
