/** Writes the style sheet of an exported docx, with Word's built-in styles where they exist. */
export function stylesXml(languages: readonly string[]): string {
  return [
    defaults,
    paragraph({ id: 'Normal', name: 'Normal', isDefault: true }),
    '<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/><w:uiPriority w:val="1"/><w:semiHidden/></w:style>',
    tableNormal,
    paragraph({
      id: 'Title',
      name: 'Title',
      next: 'Normal',
      format: '<w:spacing w:before="240" w:after="240"/><w:jc w:val="center"/>',
      letters: `${headingFonts}<w:b/><w:sz w:val="40"/>`,
    }),
    ...[36, 32, 28, 26, 24, 24].map((size, i) => headingStyle(i + 1, size)),
    paragraph({
      id: 'Quote',
      name: 'Quote',
      format: `<w:pBdr><w:left w:val="single" w:sz="12" w:space="10" w:color="BFBFBF"/></w:pBdr><w:ind w:left="420"/>`,
      letters: '<w:color w:val="595959"/>',
    }),
    codeStyle('HTMLPreformatted', 'HTML Preformatted'),
    ...languages.map((language, i) => codeStyle(codeStyleId(i), `inkstone code ${language}`)),
    paragraph({ id: 'ListParagraph', name: 'List Paragraph', format: '<w:spacing w:after="60"/>' }),
    ...Array.from({ length: 9 }, (_, level) => continueStyle(level)),
    paragraph({ id: 'TableHeading', name: 'Table Heading', letters: '<w:b/>' }),
    paragraph({ id: 'HorizontalLine', name: 'Horizontal Line', format: line }),
    paragraph({
      id: 'Gap',
      name: 'inkstone gap',
      format: '<w:spacing w:after="0" w:line="20" w:lineRule="exact"/>',
      letters: '<w:sz w:val="2"/>',
    }),
    paragraph({ id: 'FootnoteText', name: 'footnote text', letters: '<w:sz w:val="18"/>' }),
    paragraph({ id: 'CommentText', name: 'annotation text', letters: '<w:sz w:val="20"/>' }),
    character('FootnoteReference', 'footnote reference', '<w:vertAlign w:val="superscript"/>'),
    character('CommentReference', 'annotation reference', '<w:sz w:val="16"/>'),
    character('Hyperlink', 'Hyperlink', '<w:color w:val="0563C1"/><w:u w:val="single"/>'),
    character('HTMLCode', 'HTML Code', `${codeFonts}<w:sz w:val="21"/>`),
    tableGrid,
  ].join('');
}

/** Times and Song for body text, as usual in Chinese; sans-serif and Hei for headings. */
const textFonts =
  '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="SimSun" w:cs="Times New Roman"/>';
const headingFonts = '<w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:eastAsia="SimHei" w:cs="Arial"/>';
const codeFonts = '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:eastAsia="SimSun" w:cs="Consolas"/>';

const defaults = [
  `<w:docDefaults><w:rPrDefault><w:rPr>${textFonts}<w:sz w:val="24"/><w:szCs w:val="24"/>`,
  '<w:lang w:val="en-US" w:eastAsia="zh-CN" w:bidi="ar-SA"/></w:rPr></w:rPrDefault>',
  '<w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="360" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>',
].join('');

const line =
  '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="A6A6A6"/></w:pBdr><w:spacing w:after="240" w:line="240" w:lineRule="auto"/>';

const cellMargins =
  '<w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="108" w:type="dxa"/><w:bottom w:w="0" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar>';
const tableNormal = `<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:uiPriority w:val="99"/><w:semiHidden/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/>${cellMargins}</w:tblPr></w:style>`;
const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="A6A6A6"/>`)
  .join('');
const tableGrid = `<w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:basedOn w:val="TableNormal"/><w:pPr><w:spacing w:after="0" w:line="300" w:lineRule="auto"/></w:pPr><w:tblPr><w:tblBorders>${borders}</w:tblBorders></w:tblPr></w:style>`;

interface ParagraphStyle {
  readonly id: string;
  readonly name: string;
  readonly isDefault?: boolean;
  readonly next?: string;
  readonly format?: string;
  readonly letters?: string;
}

function paragraph({ id, name, isDefault = false, next, format = '', letters = '' }: ParagraphStyle): string {
  return [
    `<w:style w:type="paragraph"${isDefault ? ' w:default="1"' : ''} w:styleId="${id}"><w:name w:val="${name}"/>`,
    isDefault ? '' : '<w:basedOn w:val="Normal"/>',
    next === undefined ? '' : `<w:next w:val="${next}"/>`,
    '<w:qFormat/>',
    format === '' ? '' : `<w:pPr>${format}</w:pPr>`,
    letters === '' ? '' : `<w:rPr>${letters}</w:rPr>`,
    '</w:style>',
  ].join('');
}

function headingStyle(level: number, size: number): string {
  return paragraph({
    id: `Heading${level}`,
    name: `heading ${level}`,
    next: 'Normal',
    format: `<w:keepNext/><w:keepLines/><w:spacing w:before="240" w:after="120"/><w:outlineLvl w:val="${level - 1}"/>`,
    letters: `${headingFonts}<w:b/><w:sz w:val="${size}"/>`,
  });
}

/** The code style of one of the document's languages. */
export function codeStyleId(language: number): string {
  return `Code${language + 1}`;
}

function codeStyle(id: string, name: string): string {
  return paragraph({
    id,
    name,
    format: `<w:shd w:val="clear" w:color="auto" w:fill="F2F2F2"/><w:spacing w:after="0" w:line="280" w:lineRule="atLeast"/>`,
    letters: `${codeFonts}<w:sz w:val="20"/>`,
  });
}

function continueStyle(level: number): string {
  const number = level === 0 ? '' : String(level + 1);
  return paragraph({
    id: `ListContinue${number}`,
    name: `List Continue${number === '' ? '' : ` ${number}`}`,
    format: `<w:ind w:left="${(level + 1) * 420}"/>`,
  });
}

function character(id: string, name: string, letters: string): string {
  return `<w:style w:type="character" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="DefaultParagraphFont"/><w:rPr>${letters}</w:rPr></w:style>`;
}
