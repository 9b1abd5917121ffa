import { day } from '@inkstone/kernel';
import { expect, it } from 'vitest';
import { consentOf } from './consent.ts';

it('a consent states the Plus that is lost in hundredths of a day, rounded up', async () => {
  const textOf = async (taken: number) => (await consentOf({ days: 5, taken }, 'en')).text;
  // Five days of Pro at 25 and 98 a month: 19.6 days exactly, which is 1960.0000000000002 hundredths in floating point.
  expect(await textOf(1_693_440_000)).toContain('19.6 days');
  expect(await textOf(1_693_440_001)).toContain('19.61 days');
  expect(await textOf(20 * day)).toContain('20 days');
});
