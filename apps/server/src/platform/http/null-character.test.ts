import { describe, expect, it } from 'vitest';
import { findNullCharacter } from './null-character.ts';

describe('findNullCharacter', () => {
  it('finds the character in strings, lists and objects, with its path', () => {
    expect(findNullCharacter('a\u0000')).toBe('');
    expect(findNullCharacter({ word: 'a', items: [{ name: '\u0000' }] })).toBe('items.0.name');
    expect(findNullCharacter({ list: { 'a\u0000': 1 } })).toBe('list');
  });

  it('passes everything else', () => {
    for (const input of [undefined, null, 7, '', 'a\u0001', '\\u0000', { a: [true, { b: '字' }] }])
      expect(findNullCharacter(input)).toBeNull();
  });
});
