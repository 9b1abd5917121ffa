import type PDFKit from 'pdfkit';

/** A word of a page and its box in pixels of the picture. */
export interface PlacedWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A page: its picture (PNG or JPEG), which fills it, and the recognised words. */
export interface SearchablePage {
  readonly picture: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly words: readonly PlacedWord[];
}

/** Points per pixel: pictures are prepared at about 200 dpi. */
const scale = 72 / 200;

/** Writes pictures as a PDF with their text as an invisible layer (render mode 3), so that it can be searched and copied. */
export async function writeSearchablePdf(
  pages: readonly SearchablePage[],
  font: Uint8Array,
  about: { readonly title: string; readonly createdAt: Date; readonly lang: string },
): Promise<Uint8Array> {
  // Loaded on demand, because it is large and rarely needed.
  const { default: Document } = await import('pdfkit');
  const info = {
    Title: about.title,
    CreationDate: about.createdAt,
    Creator: 'Inkstone',
    Producer: 'Inkstone',
  };
  const doc = new Document({ autoFirstPage: false, margin: 0, pdfVersion: '1.7', lang: about.lang, info });
  const pieces: Buffer[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
  });
  doc.registerFont('text', Buffer.from(font));
  for (const page of pages) drawPage(doc, page);
  doc.end();
  return whole;
}

function drawPage(doc: PDFKit.PDFDocument, { picture, width, height, words }: SearchablePage): void {
  const size: [number, number] = [width * scale, height * scale];
  doc.addPage({ size, margin: 0 });
  doc.image(Buffer.from(picture), 0, 0, { width: size[0], height: size[1] });
  doc.save();
  // Text render mode 3: neither filled nor stroked. pdfkit sets a render mode only for stroked text, so this one applies until
  // `restore`.
  (doc as PDFKit.PDFDocument & { addContent(content: string): void }).addContent('3 Tr');
  for (const { text, left, top, right, bottom } of words) {
    const [wide, high] = [(right - left) * scale, (bottom - top) * scale];
    if (text.trim() === '' || wide <= 0 || high <= 0) continue;
    doc.font('text').fontSize(high);
    const natural = doc.widthOfString(text);
    const horizontalScaling = natural > 0 ? Math.min(1000, Math.max(5, (wide / natural) * 100)) : 100;
    doc.text(text, left * scale, top * scale, {
      lineBreak: false,
      baseline: 'top',
      // Missing in the types of pdfkit.
      ...{ horizontalScaling },
    });
  }
  doc.restore();
}
