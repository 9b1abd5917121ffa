import { zipSync } from 'fflate';
import { encodeText } from '../../word-file/index.ts';

/** A paragraph of a test docx. */
export interface BuiltParagraph {
  readonly text: string;
  readonly font?: string;
  /** Half points. */
  readonly size?: number;
  readonly align?: string;
  /** Hundredths of a character. */
  readonly indent?: number;
  readonly color?: string;
  /** Twentieths of a point, exact. */
  readonly line?: number;
  /** Splits the text into runs of this many characters. */
  readonly runLength?: number;
}

/** Section properties of a test docx. */
export interface BuiltPage {
  readonly width?: number;
  readonly height?: number;
  readonly top?: number;
  readonly bottom?: number;
  readonly left?: number;
  readonly right?: number;
  /** Content of the footers. `even` enables separate footers for even pages. */
  readonly footers?: { readonly odd?: string; readonly even?: string };
}

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A small docx as written by Word and WPS. */
export function buildDocx(paragraphs: readonly BuiltParagraph[], page: BuiltPage = {}): Uint8Array {
  const { width = 11906, height = 16838, top = 2098, bottom = 1984, left = 1588, right = 1474 } = page;
  const { odd, even } = page.footers ?? {};
  const footers = [
    { type: 'default', id: 'rId8', path: 'footer1.xml', content: odd },
    { type: 'even', id: 'rId9', path: 'footer2.xml', content: even },
  ].filter(({ content }) => content !== undefined);
  const references = footers
    .map(({ type, id }) => `<w:footerReference w:type="${type}" r:id="${id}"/>`)
    .join('');
  const relations = footers
    .map(({ id, path }) => `<Relationship Id="${id}" Type="${office}/footer" Target="${path}"/>`)
    .join('');
  const section = `<w:sectPr>${references}<w:pgSz w:w="${width}" w:h="${height}"/><w:pgMar w:top="${top}" w:right="${right}" w:bottom="${bottom}" w:left="${left}" w:header="851" w:footer="992" w:gutter="0"/><w:cols w:space="425"/></w:sectPr>`;
  return zipParts({
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${types}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/word/settings.xml" ContentType="${types}.settings+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${office}/settings" Target="settings.xml"/>${relations}</Relationships>`,
    ...Object.fromEntries(
      footers.map(({ path, content }) => [`word/${path}`, `<w:ftr xmlns:w="${word}">${content}</w:ftr>`]),
    ),
    'word/document.xml': `<w:document xmlns:w="${word}" xmlns:r="${office}"><w:body>${paragraphs.map(paragraphXml).join('')}${section}</w:body></w:document>`,
    'word/styles.xml': `<w:styles xmlns:w="${word}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:eastAsia="宋体"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/><w:rPr><w:sz w:val="21"/></w:rPr></w:style></w:styles>`,
    'word/settings.xml': `<w:settings xmlns:w="${word}"><w:zoom w:percent="100"/>${even === undefined ? '' : '<w:evenAndOddHeaders/>'}<w:characterSpacingControl w:val="compressPunctuation"/></w:settings>`,
  });
}

/** Packs XML parts unchanged. Used to create invalid files. */
export function zipParts(parts: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([path, xml]) => [path, Buffer.from(`${head}${xml}`, 'utf8')]),
    ),
  );
}

function paragraphXml({
  text,
  font,
  size,
  align,
  indent,
  color,
  line,
  runLength = 1000,
}: BuiltParagraph): string {
  const properties = [
    line === undefined ? '' : `<w:spacing w:line="${line}" w:lineRule="exact"/>`,
    indent === undefined ? '' : `<w:ind w:firstLineChars="${indent}" w:firstLine="${indent * 3.2}"/>`,
    align === undefined ? '' : `<w:jc w:val="${align}"/>`,
  ].join('');
  const formatting = [
    font === undefined ? '' : `<w:rFonts w:eastAsia="${font}"/>`,
    color === undefined ? '' : `<w:color w:val="${color}"/>`,
    size === undefined ? '' : `<w:sz w:val="${size}"/>`,
  ].join('');
  const runs = text.match(new RegExp(`.{1,${runLength}}`, 'gs')) ?? [];
  const xml = runs.map(
    (run) => `<w:r><w:rPr>${formatting}</w:rPr><w:t xml:space="preserve">${encodeText(run)}</w:t></w:r>`,
  );
  return `<w:p><w:pPr>${properties}</w:pPr>${xml.join('')}</w:p>`;
}

const body = { font: '仿宋_GB2312', size: 32, indent: 200, line: 579 };

/** A document with correct layout and text, but without page numbers. */
export const rightDocument: readonly BuiltParagraph[] = [
  { text: '青政发〔2026〕8号', font: '仿宋_GB2312', size: 32, align: 'center' },
  { text: '青山市人民政府关于开展安全检查的通知', font: '方正小标宋简体', size: 44, align: 'center' },
  { ...body, text: '各县人民政府：', indent: 0 },
  { ...body, text: '现就开展安全检查有关事项通知如下：' },
  { ...body, text: '一、检查内容', font: '黑体' },
  { ...body, text: '检查消防设施。' },
  { ...body, text: '（一）检查范围', font: '楷体_GB2312' },
  { ...body, text: '学校和医院。' },
  { ...body, text: '特此通知。' },
  { text: '青山市人民政府', font: '仿宋_GB2312', size: 32, align: 'right' },
  { text: '2026年3月5日', font: '仿宋_GB2312', size: 32, align: 'right' },
];
