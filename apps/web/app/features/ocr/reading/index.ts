export { OcrPage } from './ocr-page.tsx';
