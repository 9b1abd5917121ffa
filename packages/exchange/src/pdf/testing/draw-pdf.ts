import Document from 'pdfkit';

/** A text with its position on a page, in points from the left and from the top. */
export interface DrawnText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** Creates a PDF with text at given positions, in Times. */
export function drawPdf(
  pages: readonly (readonly DrawnText[])[],
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array> {
  const doc = new Document({ autoFirstPage: false, size: 'A4', margin: 0, ...options });
  const pieces: Buffer[] = [];
  doc.on('data', (piece: Buffer) => pieces.push(piece));
  const whole = new Promise<Uint8Array>((resolve) => doc.on('end', () => resolve(Buffer.concat(pieces))));
  for (const page of pages) {
    doc.addPage().font('Times-Roman');
    for (const { text, x, y, size = 11 } of page) doc.fontSize(size).text(text, x, y, { lineBreak: false });
  }
  doc.end();
  return whole;
}
