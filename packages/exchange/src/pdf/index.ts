export { type PdfTables, pdfLimits, readPdf } from './read/read-pdf.ts';
export { type PdfFonts, writePdf } from './write/write-pdf.ts';
