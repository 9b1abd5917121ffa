import type { LayoutFault, LayoutView, PlacedParagraph, Role } from './layout-rule.ts';
import { propertiesOf, setProperty } from './properties.ts';
import { showFont } from './units.ts';

interface WantedFont {
  readonly rule: 'title' | 'body-font' | 'heading-font';
  readonly isRight: RegExp;
  /** The font that a corrected paragraph gets. */
  readonly font: string;
  readonly size: number;
  readonly name: string;
}

const kai: WantedFont = {
  rule: 'heading-font',
  isRight: /楷|kai/i,
  font: '楷体_GB2312',
  size: 32,
  name: '楷体 三号 16 pt',
};

const fangSong: WantedFont = {
  rule: 'body-font',
  isRight: /仿宋|fang\s?song/i,
  font: '仿宋_GB2312',
  size: 32,
  name: '仿宋 三号 16 pt',
};

const fonts: Partial<Record<Role, WantedFont>> = {
  title: {
    rule: 'title',
    isRight: /小标宋|xiaobiaosong/i,
    font: '方正小标宋简体',
    size: 44,
    name: '小标宋 二号 22 pt',
  },
  heading1: {
    rule: 'heading-font',
    isRight: /黑体|simhei|heiti/i,
    font: '黑体',
    size: 32,
    name: '黑体 三号 16 pt',
  },
  heading2: kai,
  body: fangSong,
  addressee: fangSong,
};

/** Checks font and size of title, headings and text. */
export function* findFonts({ paragraphs }: LayoutView): Generator<LayoutFault> {
  for (const paragraph of paragraphs) {
    const wanted = fonts[paragraph.role];
    if (wanted === undefined) continue;
    const { font, size, align } = paragraph.formatting;
    const isPlaced = paragraph.role !== 'title' || align === 'center';
    if (font !== null && wanted.isRight.test(font) && size === wanted.size && isPlaced) continue;
    yield {
      rule: wanted.rule,
      paragraph,
      found: showFont(font, size),
      wanted: wanted.name,
      fix: () => fixFont(paragraph, wanted),
    };
  }
}

function fixFont(paragraph: PlacedParagraph, { font, size }: WantedFont): void {
  for (const run of new Set(paragraph.pieces.map((piece) => piece.run))) {
    if (run.name !== 'w:r') continue;
    const properties = propertiesOf(run, 'w:rPr');
    setProperty(properties, 'w:rFonts', {
      'w:eastAsia': font,
      'w:eastAsiaTheme': undefined,
      'w:hint': 'eastAsia',
    });
    setProperty(properties, 'w:sz', { 'w:val': String(size) });
    setProperty(properties, 'w:szCs', { 'w:val': String(size) });
  }
  if (paragraph.role !== 'title') return;
  const properties = propertiesOf(paragraph.element, 'w:pPr');
  setProperty(properties, 'w:jc', { 'w:val': 'center' });
  setProperty(properties, 'w:ind', { 'w:firstLine': '0', 'w:firstLineChars': '0' });
}

/** Requires the issuer's name at the head of the document to be red. */
export function* findHeadColor({ paragraphs }: LayoutView): Generator<LayoutFault> {
  for (const paragraph of paragraphs) {
    const { color } = paragraph.formatting;
    if (paragraph.role !== 'head' || isRed(color)) continue;
    yield {
      rule: 'head-color',
      paragraph,
      found: color ?? '000000',
      wanted: 'FF0000',
      fix: () => {
        for (const run of new Set(paragraph.pieces.map((piece) => piece.run))) {
          if (run.name === 'w:r') setProperty(propertiesOf(run, 'w:rPr'), 'w:color', { 'w:val': 'FF0000' });
        }
      },
    };
  }
}

function isRed(color: string | null): boolean {
  const [, red = '00', green = 'ff', blue = 'ff'] = /^(..)(..)(..)$/.exec(color ?? '') ?? [];
  return (
    Number.parseInt(red, 16) > 0xc0 && Number.parseInt(green, 16) < 0x40 && Number.parseInt(blue, 16) < 0x40
  );
}
