import { instant, later, minute } from '@inkstone/kernel';
import { expect, it } from 'vitest';
import { provesOwner } from './proves-owner.ts';

const createdAt = instant(1_000_000);
const end = later(createdAt, 10 * minute);

it.each([
  ['a sign-in just now', null, createdAt, true],
  ['one almost ten minutes ago', null, later(end, -1), true],
  ['one ten minutes ago', null, end, false],
  ['a session handed over', 'there', createdAt, false],
] as const)('%s', (_, handedFrom, now, proves) => {
  expect(provesOwner({ createdAt, handedFrom }, now)).toBe(proves);
});
