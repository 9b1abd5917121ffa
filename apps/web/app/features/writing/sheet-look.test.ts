import { describe, expect, it } from 'vitest';
import { readLook } from './sheet-look.ts';

describe('readLook', () => {
  it('reads what was kept and falls back to the usual', () => {
    expect(readLook('sans 1.3')).toEqual({ font: 'sans', scale: 1.3 });
    expect(readLook(null)).toEqual({ font: 'serif', scale: 1 });
    expect(readLook('comic 40')).toEqual({ font: 'serif', scale: 1 });
  });
});
