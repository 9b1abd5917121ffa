import { childOf, elementsOf, type XmlElement } from '../word-file/index.ts';

/** Formatting of text after all styles, in Word's units; null if unspecified. */
export interface Formatting {
  /** Font for Chinese. */
  readonly font: string | null;
  /** Half points: 32 is 16 pt, 三号. */
  readonly size: number | null;
  readonly color: string | null;
  readonly align: string | null;
  /** First-line indent in hundredths of a character, or in twentieths of a point. */
  readonly firstLineChars: number | null;
  readonly firstLine: number | null;
  /**
   * Line spacing and its rule: `exact` and `atLeast` in twentieths of a point, `auto` in 240ths of a line.
   */
  readonly line: number | null;
  readonly lineRule: string | null;
}

const unknown: Formatting = {
  font: null,
  size: null,
  color: null,
  align: null,
  firstLineChars: null,
  firstLine: null,
  line: null,
  lineRule: null,
};

/** Returns the formatting of the runs of a paragraph; the properties of the paragraph are read once. */
export type FormattingOf = (paragraph: XmlElement) => (run: XmlElement) => Formatting;

/** Parses a style sheet; inheritance is followed for a few steps, which also ends cycles. */
export function readStyles(styles: XmlElement | null): FormattingOf {
  const all = styles === null ? [] : elementsOf(styles).filter(({ name }) => name === 'w:style');
  const byId = new Map(all.map((style) => [style.attributes.get('w:styleId') ?? '', style]));
  const usual = all.find(
    (style) => style.attributes.get('w:type') === 'paragraph' && style.attributes.get('w:default') === '1',
  );
  const defaults = childOf(styles ?? undefined, 'w:docDefaults');
  const base = [
    childOf(childOf(defaults, 'w:pPrDefault'), 'w:pPr'),
    childOf(childOf(defaults, 'w:rPrDefault'), 'w:rPr'),
  ];

  const chain = (style: XmlElement | undefined): XmlElement[] => {
    const found: XmlElement[] = [];
    for (let at = style; at !== undefined && found.length < 20; ) {
      found.unshift(at);
      at = byId.get(wordValue(at, 'w:basedOn') ?? '');
    }
    return found;
  };
  const properties = (style: XmlElement) => [childOf(style, 'w:pPr'), childOf(style, 'w:rPr')];

  return (paragraph) => {
    const own = childOf(paragraph, 'w:pPr');
    const ofParagraph = byId.get(wordValue(own, 'w:pStyle') ?? '') ?? usual;
    const inherited = merge([...base, ...chain(ofParagraph).flatMap(properties)]);
    const direct = merge([own]);
    return (run) => {
      const runOwn = childOf(run, 'w:rPr');
      const ofRun = chain(byId.get(wordValue(runOwn, 'w:rStyle') ?? ''));
      const styled = merge(ofRun.map((style) => childOf(style, 'w:rPr')));
      return { ...unknown, ...inherited, ...styled, ...direct, ...merge([runOwn]) };
    };
  };
}

/** Merges the formatting of properties; later ones take precedence. */
function merge(sources: readonly (XmlElement | undefined)[]): Partial<Formatting> {
  return Object.assign({}, ...sources.map((source) => (source === undefined ? {} : readFormatting(source))));
}

function wordValue(parent: XmlElement | undefined, name: string): string | undefined {
  return childOf(parent, name)?.attributes.get('w:val');
}

/** The formatting that one set of properties specifies. */
function readFormatting(properties: XmlElement): Partial<Formatting> {
  const fonts = childOf(properties, 'w:rFonts')?.attributes;
  const indent = childOf(properties, 'w:ind')?.attributes;
  const spacing = childOf(properties, 'w:spacing')?.attributes;
  const size = wordValue(properties, 'w:sz');
  const font = fonts?.get('w:eastAsia');
  const entries: [keyof Formatting, string | number | undefined][] = [
    ['font', fonts?.has('w:eastAsiaTheme') && font === undefined ? '' : font],
    ['size', size === undefined ? undefined : Number(size)],
    ['color', wordValue(properties, 'w:color')],
    ['align', wordValue(properties, 'w:jc')],
    ['firstLineChars', numberOf(indent?.get('w:firstLineChars'))],
    ['firstLine', numberOf(indent?.get('w:firstLine'))],
    ['line', numberOf(spacing?.get('w:line'))],
    ['lineRule', spacing?.has('w:line') ? (spacing.get('w:lineRule') ?? 'auto') : undefined],
  ];
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function numberOf(written: string | undefined): number | undefined {
  const value = Number(written);
  return written === undefined || Number.isNaN(value) ? undefined : value;
}
