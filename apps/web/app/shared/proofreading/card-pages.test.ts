import { describe, expect, it } from 'vitest';
import { cardPage, pageOf } from './card-pages.ts';

const list = (length: number) => Array.from({ length }, (_, i) => i);

describe('cardPage', () => {
  it('divides a list into pages of a hundred', () => {
    expect(cardPage(list(250), 2)).toMatchObject({ page: 2, pages: 3, items: list(250).slice(200) });
    expect(pageOf(99)).toBe(0);
    expect(pageOf(100)).toBe(1);
  });

  it('returns the last page when the list has become shorter', () => {
    expect(cardPage(list(80), 2)).toMatchObject({ page: 0, pages: 1 });
    expect(cardPage([], 5)).toEqual({ items: [], page: 0, pages: 1 });
  });
});
