import { AppError } from '@inkstone/contracts';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { normaliseCharacters } from './normalise-characters.ts';
import type { TextPiece } from './text-piece.ts';

/** Location of the CJK character maps that come with pdf.js. */
export interface PdfTables {
  /** A folder, with a trailing slash. */
  readonly cMapUrl: string;
}

/** Codes of the drawing operators of a page. */
export type PdfOperators = typeof import('pdfjs-dist/legacy/build/pdf.mjs')['OPS'];

/** Opens a PDF, calls `read` and closes it. Throws `pdf_encrypted`, `pdf_failed`, and the AppErrors of `read`. */
export async function withPdf<Result>(
  bytes: Uint8Array,
  { cMapUrl }: PdfTables,
  read: (file: PDFDocumentProxy, operators: PdfOperators) => Promise<Result>,
): Promise<Result> {
  // Loaded on demand, because it is large and rarely needed.
  const { getDocument, OPS, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    // A copy, because pdf.js transfers the given buffer.
    data: new Uint8Array(bytes),
    cMapUrl,
    cMapPacked: true,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    return await read(await task.promise, OPS);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new AppError(isLocked ? 'pdf_encrypted' : 'pdf_failed', {}, error);
  } finally {
    await task.destroy();
  }
}

/** Returns the horizontal text of a page, in points from its origin. */
export async function readPieces(
  page: PDFPageProxy,
  { left, bottom }: { readonly left: number; readonly bottom: number } = { left: 0, bottom: 0 },
): Promise<TextPiece[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str === '') return [];
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number);
    // Vertical text is usually a stamp or the label of an axis.
    if (Math.abs(b) > Math.abs(a)) return [];
    const text = normaliseCharacters(item.str);
    return [{ text, x: x - left, y: y - bottom, width: item.width, size: Math.hypot(c, d) }];
  });
}
