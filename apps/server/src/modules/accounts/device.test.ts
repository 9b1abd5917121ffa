import { manualClock, seededRandom } from '@inkstone/kernel';
import { expect, it } from 'vitest';
import { createKeys } from '../../platform/security/keys.ts';
import { testDay } from '../../testing/bare-server.ts';
import { hasSignedIn, knownDevice, markDevice, readDevice } from './device.ts';

const deps = { keys: createKeys('for tests'), random: seededRandom(1), clock: manualClock(testDay) };
const ann = { phone: '+8613900000001', email: 'ann@example.com' };
const bare = { device: null };
const signedIn = (origin: { device: string | null }, account: Parameters<typeof markDevice>[2]) => ({
  device: markDevice(deps, origin, account).value,
});
const numbered = (n: number) => ({ phone: `+861390000000${n}`, email: null });

it('recognises who has signed in with it, by number and address, and keeps its id', () => {
  const fresh = { device: knownDevice(deps, bare).cookies[0]?.value ?? null };
  const known = signedIn(fresh, ann);
  expect(hasSignedIn(deps, fresh, ann.phone)).toBe(false);
  expect(hasSignedIn(deps, known, ann.phone)).toBe(true);
  expect(hasSignedIn(deps, known, ann.email)).toBe(true);
  expect(hasSignedIn(deps, known, '+8613900000002')).toBe(false);
  expect(readDevice(deps, known)).toBe(readDevice(deps, fresh));
  expect(signedIn(known, ann)).toEqual(known);
});

it('receives an id with the first sign-in if it has none', () => {
  const known = signedIn(bare, ann);
  expect(readDevice(deps, known)).not.toBeNull();
  expect(hasSignedIn(deps, known, ann.phone)).toBe(true);
});

it('accepts neither the cookie of another device nor a forged one', () => {
  const [id = '', signature = '', mark = ''] = signedIn(bare, ann).device?.split('.') ?? [];
  const [otherId = '', otherSignature = ''] = signedIn(bare, numbered(2)).device?.split('.') ?? [];
  for (const device of [
    `${otherId}.${otherSignature}.${mark}`,
    `${id}.${signature}.${signature}`,
    `${id}.${mark}.${mark}`,
    `${id}.${otherSignature}.${mark}`,
    `${id} ${ann.phone}.${mark}`,
    `.${mark}.${mark}`,
  ]) {
    expect(hasSignedIn(deps, { device }, ann.phone), device).toBe(false);
  }
  expect(readDevice(deps, { device: `${id} ${ann.phone}.${mark}` })).toBeNull();
});

it('remembers the most recently used names', () => {
  let known = signedIn(bare, ann);
  for (let n = 2; n <= 6; n++) known = signedIn(known, numbered(n));
  expect(hasSignedIn(deps, known, ann.phone)).toBe(true);
  expect(hasSignedIn(deps, known, ann.email)).toBe(false);
  expect(hasSignedIn(deps, known, numbered(6).phone)).toBe(true);
  expect(known.device?.split('.')).toHaveLength(8);
});
