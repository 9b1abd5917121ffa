import { describe, expect, it } from 'vitest';
import { findUnreadable, maxInputDepth } from './unreadable-input.ts';

describe('findUnreadable', () => {
  it('finds the character in strings, lists and objects, and says where', () => {
    expect(findUnreadable('a\u0000')).toBe('');
    expect(findUnreadable({ word: 'a', items: [{ name: '\u0000' }] })).toBe('items.0.name');
    expect(findUnreadable({ list: { 'a\u0000': 1 } })).toBe('list');
  });

  it('refuses what is nested very deeply, without recursion', () => {
    const nested = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
    expect(findUnreadable(nested(maxInputDepth))).toBeNull();
    expect(findUnreadable(nested(maxInputDepth + 1))).toBe('a');
    expect(findUnreadable({ list: JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) })).toBe('list');
  });

  it('passes everything else', () => {
    for (const input of [undefined, null, 7, '', 'a\u0001', '\\u0000', { a: [true, { b: '字' }] }])
      expect(findUnreadable(input)).toBeNull();
  });
});
