import { seededRandom } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { makeToken, readToken } from './opaque-token.ts';

const owner = '017f22e2-79b0-7cc3-98c4-dc0c0c07398f';

describe('makeToken and readToken', () => {
  it('agree on owner and hash', () => {
    const { token, ownerId, hash } = makeToken(owner, seededRandom(1));
    expect(token).toMatch(/^[\w-]{64}$/);
    expect(readToken(token)).toEqual({ ownerId, hash });
    expect(ownerId).toBe(owner);
  });

  it('never creates the same token twice, nor one that contains its hash', () => {
    const random = seededRandom(2);
    const made = Array.from({ length: 100 }, () => makeToken(owner, random));
    expect(new Set(made.map((each) => each.token)).size).toBe(100);
    expect(made.every(({ token, hash }) => !token.includes(hash))).toBe(true);
  });

  it.each(['', 'x', 'a'.repeat(63), 'a'.repeat(65), `${'a'.repeat(63)}!`, ` ${'a'.repeat(63)}`])(
    'refuses %j as a token',
    (text) => {
      expect(readToken(text)).toBeNull();
    },
  );
});
