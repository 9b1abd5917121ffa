import { day } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { urgencyOf } from './days-left.ts';

describe('urgencyOf', () => {
  it.each([
    [7 * day + 1, 'none'],
    [7 * day, 'soon'],
    [day + 1, 'soon'],
    [day, 'urgent'],
    [1, 'urgent'],
  ])('of %i ms is %s', (left, urgency) => {
    expect(urgencyOf(1000 + left, 1000)).toBe(urgency);
  });
});
