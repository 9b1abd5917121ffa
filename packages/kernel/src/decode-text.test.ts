import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

describe('decodeText', () => {
  it.each([
    ['UTF-8', [0xe5, 0xa2, 0xa8, 0x61]],
    ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0xe5, 0xa2, 0xa8, 0x61]],
    ['UTF-16, little end first', [0xff, 0xfe, 0xa8, 0x58, 0x61, 0x00]],
    ['UTF-16, big end first', [0xfe, 0xff, 0x58, 0xa8, 0x00, 0x61]],
    ['GB 18030', [0xc4, 0xab, 0x61, 0xcf, 0xe3]],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))?.replace('香', '')).toBe('墨a');
  });

  it('recognises binary data', () => {
    expect(decodeText(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toBeNull();
    expect(decodeText(Uint8Array.of(0xff, 0xff, 0xff))).toBeNull();
  });
});
