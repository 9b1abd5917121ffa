import { AppError } from '@inkstone/contracts';
import { expect, it } from 'vitest';
import { hashers, hashPassword, isPassword } from './hash-password.ts';

it('lets a password be entered while a crowd sets new ones', async () => {
  const passwordHash = await hashPassword('ink4stone', 'ann');
  let set = 0;
  const crowd = Array.from({ length: 90 }, (_, i) => hashPassword('ink4stone', `of ${i}`).then(() => set++));
  expect(await isPassword('ink4stone', passwordHash, 'sign_in')).toBe(true);
  expect(set).toBeLessThanOrEqual(3 * hashers);
  await Promise.all(crowd);
});

it('serves who sets one beside somebody who sets many', async () => {
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
