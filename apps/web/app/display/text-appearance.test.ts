import { fonts } from '@inkstone/contracts/site/fonts';
import { describe, expect, it } from 'vitest';
import { appearanceProperties, parseAppearance, serializeAppearance } from './text-appearance.ts';

describe('parseAppearance', () => {
  it('reads stored values and falls back to the default', () => {
    expect(parseAppearance('sans 1.3')).toEqual({ font: 'sans', scale: 1.3, lineHeight: 1.9 });
    expect(parseAppearance('literata 1 2.2')).toEqual({ font: 'literata', scale: 1, lineHeight: 2.2 });
    expect(parseAppearance(null)).toEqual({ font: 'serif', scale: 1, lineHeight: 1.9 });
    expect(parseAppearance('comic 40 9')).toEqual({ font: 'serif', scale: 1, lineHeight: 1.9 });
  });

  it('parses the output of serializeAppearance', () => {
    const appearance = { font: 'lxgw-wenkai', scale: 1.15, lineHeight: 1.6 } as const;
    expect(parseAppearance(serializeAppearance(appearance))).toEqual(appearance);
  });
});

describe('appearanceProperties', () => {
  const appearance = { scale: 1, lineHeight: 1.9 } as const;

  it("names the font with the system's own as fallback", () => {
    expect(appearanceProperties({ ...appearance, font: 'sans' })['--sheet-font']).toBe('var(--font-sans)');
    expect(appearanceProperties({ ...appearance, font: 'noto-sans-sc' })['--sheet-font']).toBe(
      '"Noto Sans SC Variable", var(--font-sans)',
    );
  });

  it('leaves Chinese punctuation to a font that has it', () => {
    const own = (['serif', ...fonts.map(({ id }) => id)] as const).filter(
      (font) => '--sheet-punctuation' in appearanceProperties(parseAppearance(font)),
    );
    expect(own).toEqual(['noto-serif-sc', 'noto-sans-sc']);
  });
});
