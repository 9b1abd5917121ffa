export { type DrawnText, drawPdf } from './draw-pdf.ts';
