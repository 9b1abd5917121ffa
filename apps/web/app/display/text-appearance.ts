import { type Display, lineHeights, textFonts, textScales } from '@inkstone/contracts/accounts/display';
import { fonts } from '@inkstone/contracts/site/fonts';

/** The appearance of the editor's text. */
export type TextAppearance = {
  readonly [Name in 'font' | 'scale' | 'lineHeight']: NonNullable<Display[Name]>;
};

const usual: TextAppearance = { font: 'serif', scale: 1, lineHeight: 1.9 };

/** Parses a stored value; ignores invalid parts. */
export function parseAppearance(kept: string | null): TextAppearance {
  const [font, scale, lineHeight] = (kept ?? '').split(' ');
  return {
    font: textFonts.find((each) => each === font) ?? usual.font,
    scale: textScales.find((each) => each === Number(scale)) ?? usual.scale,
    lineHeight: lineHeights.find((each) => each === Number(lineHeight)) ?? usual.lineHeight,
  };
}

/** Serializes an appearance for storage. */
export function serializeAppearance({ font, scale, lineHeight }: TextAppearance): string {
  return `${font} ${scale} ${lineHeight}`;
}

/** The custom properties that `editor.css` reads. */
export function appearanceProperties({ font, scale, lineHeight }: TextAppearance): Record<string, string> {
  const shipped = fonts.find(({ id }) => id === font);
  const system = shipped ? (shipped.category === 'sans' ? 'sans' : 'serif') : font;
  const family = shipped ? `"${shipped.family}", ` : '';
  return {
    '--sheet-font': `${family}var(--font-${system})`,
    '--sheet-size': `${1.125 * scale}rem`,
    '--sheet-line-height': String(lineHeight),
    // These fonts have full-width quotes and dashes of their own; the quotes of the Kai font are narrow.
    ...(shipped?.languages.includes('zh') && shipped.category !== 'kai'
      ? { '--sheet-punctuation': `"${shipped.family}"` }
      : {}),
  };
}
