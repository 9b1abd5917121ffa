import type { BillDayView } from '@inkstone/contracts/staff/reconciliation';
import { expect, it } from 'vitest';
import { shownDays } from './shown-days.ts';

it('shows each bill that could not be read, however old, before the newest others', () => {
  const days = Array.from({ length: 80 }, (_, at) => ({
    day: String(at),
    state: at % 40 === 39 ? 'failed' : 'done',
  }));
  const shown = shownDays(days as unknown as BillDayView[]).map(({ day }) => day);
  expect(shown.slice(0, 3)).toEqual(['39', '79', '0']);
  expect(shown).toHaveLength(32);
});
