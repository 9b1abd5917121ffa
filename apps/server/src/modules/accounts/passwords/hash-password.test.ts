import { AppError } from '@inkstone/contracts';
import { expect, it } from 'vitest';
import { hashers, hashPassword, isPassword } from './hash-password.ts';

it('verifies a password while many new ones are set', async () => {
  const passwordHash = await hashPassword('ink4stone', 'ann');
  let set = 0;
  const hashes = Array.from({ length: 10 * hashers }, (_, i) =>
    hashPassword('ink4stone', `of ${i}`).then(() => set++),
  );
  expect(await isPassword('ink4stone', passwordHash, 'sign_in')).toBe(true);
  expect(set).toBeLessThanOrEqual(3 * hashers);
  await Promise.all(hashes);
});

it('serves a caller who sets one password beside a caller who sets many', async () => {
  let refused = 0;
  const many = Array.from({ length: 60 }, () =>
    hashPassword('ink4stone', 'eve').catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'service_unavailable') refused++;
      else throw error;
    }),
  );
  expect(await hashPassword('ink4stone', 'ann')).toContain('$argon2id$');
  await Promise.all(many);
  expect(refused).toBeGreaterThan(40);
});
