/** Twentieths of a point, Word's unit of length, per millimetre. */
export const twipsPerMm = 1440 / 25.4;

/** Formats a length for display. */
export function showMm(twips: number): string {
  return `${Math.round((twips / twipsPerMm) * 10) / 10} mm`;
}

/** Converts twentieths of a point to points. */
export function showPoints(twips: number): string {
  return `${Math.round(twips / 2) / 10} pt`;
}

const sizeNames: Readonly<Record<number, string>> = {
  72: '小初',
  52: '一号',
  48: '小一',
  44: '二号',
  36: '小二',
  32: '三号',
  30: '小三',
  28: '四号',
  24: '小四',
  21: '五号',
  18: '小五',
};

/** Formats a font size, given in half points, by its Chinese name and in points. */
export function showSize(halfPoints: number | null): string {
  if (halfPoints === null) return '';
  const name = sizeNames[halfPoints];
  return `${name === undefined ? '' : `${name} `}${halfPoints / 2} pt`;
}

/** Formats a font and its size. */
export function showFont(font: string | null, size: number | null): string {
  return [font ?? '', showSize(size)].filter((part) => part !== '').join(' ');
}
