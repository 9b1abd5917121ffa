/** One `@font-face`: a file with a subset of a font's characters. */
export interface FontFace {
  readonly css: string;
  /** The file's name. */
  readonly file: string;
  /** First and last code point of each range. */
  readonly ranges: readonly (readonly [number, number])[];
}

/** Returns the faces that a font package's stylesheet declares, with relative URLs. */
export function readFaces(stylesheet: string): FontFace[] {
  return [...stylesheet.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([css]) => ({
    css: css.replace(/\s+/g, ' '),
    file: /url\(['"]?\.\/files\/([\w.-]+\.woff2)['"]?\)/.exec(css)?.[1] ?? '',
    ranges: readRanges(/unicode-range:([^;}]*)/.exec(css)?.[1] ?? ''),
  }));
}

/** Whether the face contains one of the characters. */
export function covers({ ranges }: FontFace, text: string): boolean {
  return [...text].some((character) => {
    const point = character.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => first <= point && point <= last);
  });
}

function readRanges(value: string): (readonly [number, number])[] {
  return value
    .split(',')
    .map((range) => range.trim().replace(/^U\+/i, '').split('-'))
    .filter(([first]) => first)
    .map(([first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)]);
}
