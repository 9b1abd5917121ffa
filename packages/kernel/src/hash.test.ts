import { describe, expect, it } from 'vitest';
import { hashText } from './hash.ts';

describe('hashText', () => {
  it('is stable, of constant length, and differs by text and seed', () => {
    expect(hashText('砚')).toBe(hashText('砚'));
    expect(hashText('')).toHaveLength(11);
    expect(hashText('a')).not.toBe(hashText('b'));
    expect(hashText('a')).not.toBe(hashText('a', 1));
  });

  it('does not collide on a hundred thousand short texts', () => {
    const seen = new Set(Array.from({ length: 100_000 }, (_, i) => hashText(`句子 ${i}`)));
    expect(seen.size).toBe(100_000);
  });
});
