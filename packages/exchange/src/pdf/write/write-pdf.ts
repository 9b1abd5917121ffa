import type PDFKit from 'pdfkit';
import { acceptChanges } from '../../blocks/accept-changes.ts';
import { languageOf } from '../../blocks/language.ts';
import { type PictureSize, pictureSize } from '../../docx/picture-size.ts';
import type { Manuscript } from '../../manuscript.ts';
import { encodeText } from '../../word-file/index.ts';
import { Composer } from './compose.ts';
import { PageDrawer, textArea } from './draw-pages.ts';
import type { HasGlyph } from './drawable.ts';
import type { Face, Measure, TextStyle } from './text-style.ts';

/** TrueType files of the fonts; the used subset is embedded. */
export type PdfFonts = Readonly<Record<Face, Uint8Array>>;

/**
 * Writes a tagged PDF on A4 with embedded fonts and an outline. Pictures must be PNG or JPEG; others are
 * replaced by their alternative text. Tracked changes are accepted; footnotes are at the end.
 */
export async function writePdf(
  manuscript: Manuscript,
  fonts: PdfFonts,
  createdAt: Date,
): Promise<Uint8Array> {
  // Loaded on demand, because it is large and rarely needed.
  const { default: Document } = await import('pdfkit');
  const body = acceptChanges(manuscript.body);
  const lang = languageOf(body, manuscript.title);
  const doc = new Document({
    autoFirstPage: false,
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang,
    displayTitle: true,
    info: {
      ...{ Title: manuscript.title, CreationDate: createdAt, Creator: 'Inkstone', Producer: 'Inkstone' },
      ...(manuscript.label === undefined ? {} : { AIGC: manuscript.label }),
    },
  });
  if (manuscript.label !== undefined) doc.appendXML(labelXmp(manuscript.label));
  const whole = collect(doc);
  const hasGlyph = await glyphsOf(fonts);
  for (const [face, bytes] of Object.entries(fonts)) doc.registerFont(face, Buffer.from(bytes));

  const images = drawable(manuscript);
  const composer = new Composer({
    measure: measureBy(doc),
    hasGlyph,
    imageSize: (src) => sizeOf(manuscript, images, src),
    isChinese: lang === 'zh-CN',
    pageHeight: textArea.height,
  });
  const place = { left: 0, width: textArea.width, bars: [], isCell: false };
  const title = manuscript.title === '' ? [] : composer.title(manuscript.title, textArea.width);
  const items = [...title, ...composer.blocks(body.children, place)];
  new PageDrawer(doc, images).drawAll([...items, ...composer.notes(textArea.width)]);
  doc.end();
  return whole;
}

/** Writes the AI content label as XMP, in the namespace of TC260. */
function labelXmp(label: string): string {
  const space = 'http://www.tc260.org.cn/ns/AIGC/1.0/';
  const value = encodeText(label);
  return `<rdf:Description rdf:about="" xmlns:TC260="${space}"><TC260:AIGC>${value}</TC260:AIGC></rdf:Description>`;
}

async function glyphsOf(fonts: PdfFonts): Promise<HasGlyph> {
  const { create } = await import('fontkit');
  const read = (bytes: Uint8Array) => new Set(create(bytes).characterSet);
  const characters = { regular: read(fonts.regular), bold: read(fonts.bold), mono: read(fonts.mono) };
  return (face, character) => characters[face].has(character.codePointAt(0) ?? 0);
}

/** Returns the pictures that can be drawn, by their `src`. */
function drawable({ pictures }: Manuscript): Map<string, Buffer> {
  const images = new Map<string, Buffer>();
  for (const [src, { bytes, mediaType }] of pictures) {
    if (mediaType === 'image/png' || mediaType === 'image/jpeg') images.set(src, Buffer.from(bytes));
  }
  return images;
}

/** The size of a picture in pixels; null if it cannot be drawn. */
function sizeOf(
  { pictures }: Manuscript,
  images: ReadonlyMap<string, Buffer>,
  src: string,
): PictureSize | null {
  const picture = pictures.get(src);
  return picture && images.has(src) ? pictureSize(picture.bytes, picture.mediaType) : null;
}

/** Cached, because the same widths are requested many times. */
function measureBy(doc: PDFKit.PDFDocument): Measure {
  const widths = new Map<string, number>();
  const unit = 100;
  return (text: string, { face, size }: TextStyle) => {
    const key = `${face} ${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      width = doc.font(face).fontSize(unit).widthOfString(text);
      widths.set(key, width);
    }
    return (width * size) / unit;
  };
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
  });
}
