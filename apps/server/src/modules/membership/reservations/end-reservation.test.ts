import { describe, expect, it, vi } from 'vitest';
import type { WordMeter } from '../../../ports/word-meter.ts';
import { chargeStored, endReservation } from './end-reservation.ts';

function meter(charged: (words: number) => number = (words) => words) {
  const release = vi.fn(async () => undefined);
  const settle = vi.fn(async (_id: string, words: number) => ({
    ...{ words: charged(words), left: 7, paidBy: 'limit' as const, at: 0 },
  }));
  return { deps: { wordMeter: { release, settle } as unknown as WordMeter }, release, settle };
}

describe('endReservation', () => {
  it('charges words', async () => {
    const { deps, release, settle } = meter();
    expect(await endReservation(deps, 'r', 5)).toMatchObject({ words: 5, paidBy: 'limit' });
    expect([settle.mock.calls, release.mock.calls]).toEqual([[['r', 5]], []]);
  });

  it('releases an unused reservation', async () => {
    const { deps, release, settle } = meter();
    expect(await endReservation(deps, 'r', 0)).toBeNull();
    expect([settle.mock.calls, release.mock.calls]).toEqual([[], [['r']]]);
  });
});

describe('chargeStored', () => {
  it('returns the payment source, and null for an expired reservation', async () => {
    expect(await chargeStored(meter().deps, 'r', 5)).toBe('limit');
    expect(await chargeStored(meter(() => 0).deps, 'r', 5)).toBeNull();
    expect(await chargeStored(meter().deps, 'r', 0)).toBeNull();
  });
});
