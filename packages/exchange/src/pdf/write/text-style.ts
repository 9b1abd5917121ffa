/** Faces that a file embeds. */
export type Face = 'regular' | 'bold' | 'mono';

/** How words are drawn. */
export interface TextStyle {
  readonly face: Face;
  /** In points. */
  readonly size: number;
  readonly isItalic: boolean;
  readonly isUnderlined: boolean;
  readonly isStruck: boolean;
  readonly isHighlighted: boolean;
  /** Above the baseline in points; below it when negative. */
  readonly rise: number;
  readonly color: string;
  /** Address of a link; null where there is none. */
  readonly link: string | null;
  /** A place in the file that the words lead to. */
  readonly goTo: string | null;
}

/** Words without any mark. */
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

/** Words of one style. */
export interface TextRun {
  readonly text: string;
  readonly style: TextStyle;
}

/** How wide words are, in points. */
export type Measure = (text: string, style: TextStyle) => number;
