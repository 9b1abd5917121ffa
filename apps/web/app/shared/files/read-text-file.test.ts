import { describe, expect, it } from 'vitest';
import { readTextFile } from './read-text-file.ts';

const file = (...bytes: number[]) => new File([Uint8Array.from(bytes)], 'words.txt');

describe('readTextFile', () => {
  it('reads UTF-8, and the encoding of Chinese Windows', async () => {
    expect(await readTextFile(new File(['砚台'], 'words.txt'))).toBe('砚台');
    expect(await readTextFile(file(0xd1, 0xe2, 0xcc, 0xa8))).toBe('砚台');
  });

  it('refuses binary files', async () => {
    const refused = { code: 'file_format_mismatch' };
    await expect(readTextFile(file(0x50, 0x4b, 3, 4, 0, 0))).rejects.toMatchObject(refused);
    await expect(readTextFile(file(0xff, 0xfe, 0, 0))).rejects.toMatchObject(refused);
  });
});
