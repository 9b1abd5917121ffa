export type { PdfTables } from './read/open-pdf.ts';
export { pdfLimits, readPdf } from './read/read-pdf.ts';
export { type PdfPageLine, type PdfPageText, readPdfPage } from './read/read-pdf-page.ts';
export { type PdfFonts, writePdf } from './write/write-pdf.ts';
export { type PlacedWord, type SearchablePage, writeSearchablePdf } from './write/write-searchable-pdf.ts';
