import { describe, expect, it } from 'vitest';
import { figure, quantile, table } from './figure.ts';

describe('figure', () => {
  it('compares with the aim, including equality', () => {
    expect(figure('start', 2000, 'ms', { atMost: 2000 }).isMet).toBe(true);
    expect(figure('start', 2001, 'ms', { atMost: 2000 }).isMet).toBe(false);
    expect(figure('API', 59.9, '%', { atLeast: 60 }).isMet).toBe(false);
    expect(figure('only told', 1, 'ms')).toEqual({ what: 'only told', value: '1.0 ms' });
  });
});

describe('table', () => {
  it('reports missed aims', () => {
    const lines = table([figure('a', 1, 'ms'), figure('bb', 3, 'ms', { atMost: 2 })]);
    expect(lines[0]).toMatch(/^a {3} +1.0 ms$/);
    expect(lines[1]).toMatch(/^bb .* ≤ 2 ms +MISSED$/);
  });
});

describe('quantile', () => {
  it('returns the sample at the position', () => {
    const samples = Array.from({ length: 100 }, (_, i) => 99 - i);
    expect([0, 0.5, 0.95, 0.99, 1].map((share) => quantile(samples, share))).toEqual([0, 50, 95, 99, 99]);
    expect(quantile([], 0.5)).toBeNaN();
  });
});
