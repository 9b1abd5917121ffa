import { fonts } from '@inkstone/contracts/site/fonts';
import { describe, expect, it } from 'vitest';
import { lookProperties, readLook, writeLook } from './sheet-look.ts';

describe('readLook', () => {
  it('reads what was kept and falls back to the usual', () => {
    expect(readLook('sans 1.3')).toEqual({ font: 'sans', scale: 1.3, lineHeight: 1.9 });
    expect(readLook('literata 1 2.2')).toEqual({ font: 'literata', scale: 1, lineHeight: 2.2 });
    expect(readLook(null)).toEqual({ font: 'serif', scale: 1, lineHeight: 1.9 });
    expect(readLook('comic 40 9')).toEqual({ font: 'serif', scale: 1, lineHeight: 1.9 });
  });

  it('reads what writeLook wrote', () => {
    const look = { font: 'lxgw-wenkai', scale: 1.15, lineHeight: 1.6 } as const;
    expect(readLook(writeLook(look))).toEqual(look);
  });
});

describe('lookProperties', () => {
  const look = { scale: 1, lineHeight: 1.9 } as const;

  it('names the face with the system’s own behind it', () => {
    expect(lookProperties({ ...look, font: 'sans' })['--sheet-font']).toBe('var(--font-sans)');
    expect(lookProperties({ ...look, font: 'noto-sans-sc' })['--sheet-font']).toBe(
      '"Noto Sans SC Variable", var(--font-sans)',
    );
  });

  it('leaves Chinese punctuation to a font that has it', () => {
    const own = (['serif', ...fonts.map(({ id }) => id)] as const).filter(
      (font) => '--sheet-punctuation' in lookProperties(readLook(font)),
    );
    expect(own).toEqual(['noto-serif-sc', 'noto-sans-sc']);
  });
});
