/** Embedded fonts. */
export type Face = 'regular' | 'bold' | 'mono';

/** Style of a text run. */
export interface TextStyle {
  readonly face: Face;
  /** In points. */
  readonly size: number;
  readonly isItalic: boolean;
  readonly isUnderlined: boolean;
  readonly isStruck: boolean;
  readonly isHighlighted: boolean;
  /** Distance above the baseline in points; negative below. */
  readonly rise: number;
  readonly color: string;
  /** Address of a link; null if there is none. */
  readonly link: string | null;
  /** Link destination within the file. */
  readonly goTo: string | null;
}

/** Style of text without marks. */
export function plainStyle(size: number, face: Face = 'regular'): TextStyle {
  return {
    face,
    size,
    isItalic: false,
    isUnderlined: false,
    isStruck: false,
    isHighlighted: false,
    rise: 0,
    color: '#1a1a1a',
    link: null,
    goTo: null,
  };
}

/** Text of one style. */
export interface TextRun {
  readonly text: string;
  readonly style: TextStyle;
}

/** Width of text in points. */
export type Measure = (text: string, style: TextStyle) => number;
