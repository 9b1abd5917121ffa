export { type Drawn, drawPdf } from './draw-pdf.ts';
