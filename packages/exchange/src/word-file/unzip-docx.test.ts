import { AppError } from '@inkstone/contracts';
import { type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { unzipDocx } from './unzip-docx.ts';

const limit = 10 * 1024 * 1024;
const text = new TextEncoder().encode('<w:t>春</w:t>');
/** Bytes that do not become smaller, so that they are stored within a deflated part as they are. */
const noise = Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919 + ((i * i) >> 3)) % 251);
const sheet = zipSync({ 'xl/a.bin': noise, 'xl/b.bin': noise }, { level: 0 });

/** Returns a zip as writers that stream leave it: its local headers have no sizes, which follow each file. */
function withoutSizes(zip: Uint8Array): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.length);
  const end = zip.length - 22;
  const pieces: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let [at, size] = [view.getUint32(end + 16, true), 0];
  for (let i = 0; i < view.getUint16(end + 10, true); i++) {
    const length = 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true);
    const entry = zip.slice(at, at + length);
    const local = view.getUint32(at + 42, true);
    const head = 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const part = zip.slice(local, local + head + view.getUint32(at + 20, true));
    const after = new Uint8Array(16);
    after.set([0x50, 0x4b, 7, 8, ...part.slice(14, 26)]);
    part[6] = (part[6] ?? 0) | 8;
    part.fill(0, 14, 26);
    entry[8] = (entry[8] ?? 0) | 8;
    new DataView(entry.buffer).setUint32(42, size, true);
    pieces.push(part, after);
    directory.push(entry);
    size += part.length + after.length;
    at += length;
  }
  const last = zip.slice(end);
  new DataView(last.buffer).setUint32(16, size, true);
  return new Uint8Array(Buffer.concat([...pieces, ...directory, last]));
}

const fault = (bytes: Uint8Array) => {
  try {
    return [...unzipDocx(bytes, limit).keys()];
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

describe('a docx', () => {
  it.each([
    ['with sizes', (zip: Uint8Array) => zip],
    ['of a writer that streams', withoutSizes],
  ])('%s is read with the zip files inside, stored or compressed', (_, change) => {
    const parts: Zippable = {
      'word/document.xml': text,
      'word/embeddings/deflated.xlsx': [sheet, { level: 6 }],
      'word/embeddings/stored.xlsx': [sheet, { level: 0 }],
      '文.xml': text,
      'empty/': new Uint8Array(),
    };
    const read = unzipDocx(change(zipSync(parts)), limit);
    expect([...read.keys()]).toEqual(Object.keys(parts));
    expect(read.get('word/embeddings/deflated.xlsx')).toEqual(sheet);
    expect(read.get('word/embeddings/stored.xlsx')).toEqual(sheet);
    expect(read.get('文.xml')).toEqual(text);
  });

  it('that is broken, encrypted or too large is refused', () => {
    const zip = zipSync({ 'word/document.xml': text, 'b.xml': text });
    const change = (at: number, value: number) => {
      const copy = zip.slice();
      copy[at] = value;
      return copy;
    };
    const directory = new DataView(zip.buffer).getUint32(zip.length - 6, true);
    expect(fault(zip.slice(0, -30))).toBe('docx_unreadable');
    expect(fault(zip.slice(100))).toBe('docx_unreadable');
    expect(fault(change(directory, 0))).toBe('docx_unreadable');
    expect(fault(change(directory + 43, 0xff))).toBe('docx_unreadable');
    expect(fault(change(directory + 22, 0xff))).toBe('docx_unreadable');
    expect(fault(change(directory + 10, 99))).toBe('docx_unreadable');
    expect(fault(change(directory + 8, 1))).toBe('docx_encrypted');
    expect(fault(change(40, 0xff))).not.toContain('Error');
    const many = Object.fromEntries(Array.from({ length: 3001 }, (_, i) => [`${i}`, new Uint8Array()]));
    expect(fault(zipSync(many))).toBe('docx_too_large');
  });
});
