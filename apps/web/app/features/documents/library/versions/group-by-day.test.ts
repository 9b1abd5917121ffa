import { describe, expect, it } from 'vitest';
import { groupByDay } from './group-by-day.ts';

describe('groupByDay', () => {
  it('keeps the order and starts a group for every day', () => {
    const items = [5, 4, 2, 1].map((createdAt) => ({ createdAt }));
    const days = groupByDay(items, (at) => (at > 3 ? 'today' : 'yesterday'));
    expect(days).toEqual([
      { day: 'today', versions: items.slice(0, 2) },
      { day: 'yesterday', versions: items.slice(2) },
    ]);
    expect(groupByDay([], String)).toEqual([]);
  });
});
