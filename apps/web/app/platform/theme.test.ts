import { describe, expect, it } from 'vitest';
import { themeOf } from './theme.ts';

describe('themeOf', () => {
  it.each([
    ['', undefined],
    ['theme=dark', 'dark'],
    ['lang=zh; theme=light; ID=3', 'light'],
    ['mytheme=dark', undefined],
    ['theme=pink', undefined],
    ['theme=darker', undefined],
  ])('reads %j', (header, theme) => {
    expect(themeOf(header)).toBe(theme);
  });
});
