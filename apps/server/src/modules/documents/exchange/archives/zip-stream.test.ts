import { buffer } from 'node:stream/consumers';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { ArchivePaths } from './archive-paths.ts';
import { directoryEntry, endRecords } from './zip-records.ts';
import { ZipStream } from './zip-stream.ts';

const at = Date.UTC(2026, 10, 27);

async function zipOf(files: Iterable<readonly [string, string]>): Promise<Uint8Array> {
  const zip = new ZipStream();
  const whole = buffer(zip.readable);
  for (const [path, text] of files) await zip.add(path, strToU8(text), at);
  zip.end();
  const bytes = await whole;
  expect(bytes.length).toBe(zip.size);
  return bytes;
}

it('writes files of any path and time, compressed where that makes them smaller', async () => {
  const long = '春天来了。'.repeat(1000);
  const files = { '论文/春.md': long, 'a.txt': 'a', 'empty.txt': '', 'packed.docx': long };
  const bytes = await zipOf(Object.entries(files));
  const read = Object.entries(unzipSync(bytes)).map(([path, data]) => [path, strFromU8(data)]);
  expect(Object.fromEntries(read)).toEqual(files);
  expect(bytes.length).toBeLessThan(2 * long.length * 3);
  const zip = new ZipStream();
  const whole = buffer(zip.readable);
  await zip.add('old.txt', strToU8('a'), -1e13);
  zip.end();
  expect(Object.keys(unzipSync(await whole))).toEqual(['old.txt']);
});

it('writes an archive of 65,536 documents with one title, each of which is found', async () => {
  const paths = new ArchivePaths([]);
  const names = Array.from({ length: 65_536 }, () => paths.documentPath(null, '春', 'txt'));
  const files = names.map((name, i) => [name, String(i)] as const);
  let count = 0;
  const last = '春 (65536).txt';
  const read = unzipSync(await zipOf(files), { filter: ({ name }) => ++count > 0 && name === last });
  expect(count).toBe(65_536);
  expect(strFromU8(read[last] ?? new Uint8Array())).toBe('65535');
});

it('writes positions above 4 GB as zip64', () => {
  const far = 5 * 2 ** 30;
  const entry = {
    name: Buffer.from('a'),
    crc: 1,
    packed: 2,
    size: 3,
    isDeflated: true,
    changedAt: at,
    at: far,
  };
  const head = directoryEntry(entry);
  expect(head.readUInt32LE(42)).toBe(0xffffffff);
  expect([head.readUInt16LE(47), head.readUInt16LE(49), head.readBigUInt64LE(51)]).toEqual([
    1,
    8,
    BigInt(far),
  ]);
  const end = endRecords({ count: 2, size: 100, at: far });
  expect(end.readUInt32LE(0)).toBe(0x06064b50);
  expect([end.readBigUInt64LE(24), end.readBigUInt64LE(40), end.readBigUInt64LE(48)]).toEqual([
    2n,
    100n,
    BigInt(far),
  ]);
  expect([end.readUInt32LE(56), end.readBigUInt64LE(64)]).toEqual([0x07064b50, BigInt(far + 100)]);
  expect(endRecords({ count: 2, size: 100, at: 100 })).toHaveLength(22);
});
