import { describe, expect, it } from 'vitest';
import { readBytes } from './bytes.ts';

const file = Uint8Array.from([...Buffer.from('TEST'), 5, 0x80, 1, 2, 0x61, 0xe9]);

describe('readBytes', () => {
  it('reads numbers and letters in order', () => {
    const reader = readBytes(file, 'TEST');
    expect([reader.varint(), reader.varint(), reader.text()]).toEqual([5, 128, 'aé']);
    expect(reader.isAtEnd()).toBe(true);
  });

  it('reads a buffer as well as a view into a larger one', () => {
    expect(readBytes(file.slice().buffer, 'TEST').varint()).toBe(5);
    const larger = Uint8Array.from([9, 9, ...file]);
    expect(readBytes(larger.subarray(2), 'TEST').varint()).toBe(5);
  });

  it('refuses other files, truncated files and unterminated numbers', () => {
    expect(() => readBytes(file, 'ELSE')).toThrow(RangeError);
    expect(() => readBytes(new Uint8Array(2), 'TEST')).toThrow(RangeError);
    expect(() => readBytes(file, 'TEST').take(7)).toThrow(RangeError);
    const endless = Uint8Array.from([...Buffer.from('TEST'), 255, 255, 255, 255, 255, 255]);
    expect(() => readBytes(endless, 'TEST').varint()).toThrow(RangeError);
  });
});
