import { crc32 } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipOfRepeated, zipOfZeros } from './zip-of-repeated.ts';

it('makes an archive of repeated contents, with their checksum', () => {
  const archive = zipOfRepeated('word/document.xml', [
    ['<开>', 1],
    ['<p></p>', 3],
    ['<末>', 1],
  ]);
  const text = '<开><p></p><p></p><p></p><末>';
  expect(strFromU8(unzipSync(archive)['word/document.xml'] ?? new Uint8Array())).toBe(text);
  expect(Buffer.from(archive).readUInt32LE(14)).toBe(crc32(text));
});

it('makes a small archive of many zeros', () => {
  const archive = zipOfZeros('a', 3);
  const content = unzipSync(archive).a;
  expect(content?.length).toBe(3 * 1024 * 1024);
  expect(content?.every((byte) => byte === 0)).toBe(true);
  expect(archive.length).toBeLessThan(10_000);
});
