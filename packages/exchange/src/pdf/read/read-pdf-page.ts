import type { PDFPageProxy } from 'pdfjs-dist';
import { type PdfOperators, type PdfTables, readPieces, withPdf } from './open-pdf.ts';
import { orderLines } from './reading-order.ts';
import { joinPieces } from './text-piece.ts';

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
  tables: PdfTables,
): Promise<PdfPageText> {
  return withPdf(bytes, tables, async (file, operators) => {
    const page = await file.getPage(number);
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
      imageArea: await areaOfImages(page, operators, width * height),
    };
  });
}

type Matrix = readonly [number, number, number, number, number, number];

/**
 * Returns the total area of the pictures of a page, each limited to the page. A picture fills the unit square of the current
 * matrix.
 */
async function areaOfImages(page: PDFPageProxy, OPS: PdfOperators, pageArea: number): Promise<number> {
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
