import { AppError } from '@inkstone/contracts';
import type { PDFPageProxy } from 'pdfjs-dist';
import { normaliseCharacters } from './normalise-characters.ts';
import type { PdfTables } from './read-pdf.ts';
import { orderLines } from './reading-order.ts';
import { joinPieces, type TextPiece } from './text-piece.ts';

/** A line of the text layer in points from the top left corner of the page. */
export interface PdfPageLine {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The text layer of a page, and how much of the page is text and pictures, in square points. */
export interface PdfPageText {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly PdfPageLine[];
  readonly characters: number;
  readonly textArea: number;
  readonly imageArea: number;
}

/** Reads the text layer of one page, from 1, in reading order. Throws `pdf_encrypted` or `pdf_failed`. */
export async function readPdfPage(
  bytes: Uint8Array,
  number: number,
  { cMapUrl }: PdfTables,
): Promise<PdfPageText> {
  // Loaded on demand, because it is large and rarely needed.
  const { getDocument, OPS, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    // A copy, because pdf.js transfers the buffer it is given.
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
    const page = await (await task.promise).getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const pieces = await readPieces(page, { left, bottom });
    const width = right - left;
    const height = top - bottom;
    const lines = orderLines(joinPieces(pieces)).map(({ text, x, y, width: length, size }) => ({
      text,
      left: x,
      top: height - y - size * 0.88,
      right: x + length,
      bottom: height - y + size * 0.22,
    }));
    return {
      ...{ width, height, lines },
      characters: pieces.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0),
      textArea: pieces.reduce((sum, { width: length, size }) => sum + length * size, 0),
      imageArea: await areaOfImages(page, OPS, width * height),
    };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new AppError(isLocked ? 'pdf_encrypted' : 'pdf_failed', {}, error);
  } finally {
    await task.destroy();
  }
}

async function readPieces(
  page: PDFPageProxy,
  { left, bottom }: { readonly left: number; readonly bottom: number },
): Promise<TextPiece[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str === '') return [];
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number);
    // Vertical text is a stamp or the label of an axis.
    if (Math.abs(b) > Math.abs(a)) return [];
    const text = normaliseCharacters(item.str);
    return [{ text, x: x - left, y: y - bottom, width: item.width, size: Math.hypot(c, d) }];
  });
}

type Matrix = readonly [number, number, number, number, number, number];
type Operators = typeof import('pdfjs-dist/legacy/build/pdf.mjs')['OPS'];

/** The area of all pictures of a page, each at most the page: a picture fills the unit square of the current matrix. */
async function areaOfImages(page: PDFPageProxy, OPS: Operators, pageArea: number): Promise<number> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let area = 0;
  for (const [at, operator] of fnArray.entries()) {
    if (operator === OPS.save) saved.push(matrix);
    else if (operator === OPS.restore) matrix = saved.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = multiply(matrix, argsArray[at]);
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(matrix);
      if (argsArray[at]?.[0]) matrix = multiply(matrix, argsArray[at][0]);
    } else if (operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix;
    else if (operator === OPS.paintImageXObject || operator === OPS.paintInlineImageXObject)
      area += Math.min(pageArea, Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  }
  return area;
}

function multiply([a, b, c, d, e, f]: Matrix, next: ArrayLike<number>): Matrix {
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = Array.from(next, Number);
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
