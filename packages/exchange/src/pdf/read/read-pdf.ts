import { AppError } from '@inkstone/contracts';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { parseLabel, readLabelled } from '../../content-label.ts';
import { bodyOf, Losses, type Reading } from '../../manuscript.ts';
import { type PdfTables, readPieces, withPdf } from './open-pdf.ts';
import { joinLines } from './paragraphs.ts';
import { blocksOf } from './pdf-blocks.ts';
import { orderLines } from './reading-order.ts';
import { dropRunningHeads } from './running-heads.ts';
import { joinPieces, type TextPiece } from './text-piece.ts';

/** Maximum pages and characters that are read. */
export const pdfLimits = { pages: 1500, characters: 3_000_000 } as const;

/**
 * Reads the text of a PDF in reading order: by column, with paragraphs joined and running heads removed. Throws `pdf_encrypted`,
 * `pdf_too_long`, `pdf_without_text` if all pages are pictures, and `pdf_failed` for other faults.
 */
export async function readPdf(bytes: Uint8Array, tables: PdfTables): Promise<Reading> {
  return withPdf(bytes, tables, async (file, operators) => {
    if (file.numPages > pdfLimits.pages) throw new AppError('pdf_too_long', { limit: pdfLimits.pages });
    const pages = await readPages(file);
    const lines = dropRunningHeads(pages).flatMap(orderLines);
    if (lines.length === 0) throw new AppError('pdf_without_text');
    const losses = new Losses();
    losses.add('pictures', await countPictures(file, operators.paintImageXObject));
    const manuscript = {
      title: await titleOf(file),
      ...readLabelled(bodyOf(blocksOf(joinLines(lines))), await labelOf(file)),
      pictures: new Map(),
      notes: [],
    };
    return { manuscript, losses: losses.list() };
  });
}

async function readPages(file: PDFDocumentProxy): Promise<TextPiece[][]> {
  const pages: TextPiece[][] = [];
  let characters = 0;
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const pieces = await readPieces(page);
    page.cleanup();
    characters += pieces.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > pdfLimits.characters) throw new AppError('pdf_too_long', { limit: pdfLimits.pages });
    pages.push(joinPieces(pieces));
  }
  return pages;
}

/** Counts pictures on the first pages only; counting all would require rendering the file. */
async function countPictures(file: PDFDocumentProxy, paint: number): Promise<number> {
  let pictures = 0;
  for (let number = 1; number <= Math.min(file.numPages, 20); number++) {
    const page = await file.getPage(number);
    const { fnArray } = await page.getOperatorList();
    pictures += fnArray.filter((operation) => operation === paint).length;
    page.cleanup();
  }
  return pictures;
}

/** The AI content label in the metadata; null if there is none. */
async function labelOf(file: PDFDocumentProxy): Promise<string | null> {
  const { info, metadata } = await file.getMetadata();
  const custom: unknown = 'Custom' in info ? info.Custom : null;
  const stated = typeof custom === 'object' && custom !== null && 'AIGC' in custom ? custom.AIGC : null;
  const found: unknown = stated ?? metadata?.get('tc260:aigc');
  return typeof found === 'string' ? parseLabel(found) : null;
}

/** The title in the metadata, unless it is a file name inserted by a program. */
async function titleOf(file: PDFDocumentProxy): Promise<string> {
  const { info } = await file.getMetadata();
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title.trim() : '';
  return /^(?:untitled|microsoft word|.*\.(?:docx?|pdf|wps|pages|odt|tex|indd|html?)$)/i.test(title)
    ? ''
    : title;
}
