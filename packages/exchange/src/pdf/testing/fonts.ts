import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PdfFonts } from '../index.ts';

const read = (file: string) => new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(file))));
const fonts = '@expo-google-fonts';

/** The fonts that the server uses. */
export const testFonts = (): PdfFonts => ({
  regular: read(`${fonts}/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf`),
  bold: read(`${fonts}/noto-serif-sc/700Bold/NotoSerifSC_700Bold.ttf`),
  mono: read(`${fonts}/source-code-pro/400Regular/SourceCodePro_400Regular.ttf`),
});

/** Location of the character maps of pdf.js. */
export const cMapUrl = fileURLToPath(new URL('cmaps/', import.meta.resolve('pdfjs-dist/package.json')));
