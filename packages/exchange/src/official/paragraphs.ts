import { decodeText, elementsOf, encodeText, type XmlElement } from '../word-file/index.ts';

/** A part of a paragraph's text with its element, in the paragraph's UTF-16 offsets. */
export interface TextPiece {
  readonly text: string;
  readonly start: number;
  /** The `w:t`; undefined for tabs and breaks, which cannot be changed. */
  readonly holder: XmlElement | null;
  readonly run: XmlElement;
}

/** A paragraph as displayed. */
export interface DocxParagraph {
  readonly element: XmlElement;
  readonly text: string;
  readonly pieces: readonly TextPiece[];
  readonly isInTable: boolean;
}

/** Content that is not the paragraph's own text: text boxes, deleted text, field instructions. */
const skipped = new Set([
  'w:txbxContent',
  'mc:Fallback',
  'w:del',
  'w:moveFrom',
  'w:instrText',
  'w:pPr',
  'w:rPr',
]);

/** All paragraphs of a body in order, including those in tables. */
export function readParagraphs(body: XmlElement): DocxParagraph[] {
  const found: DocxParagraph[] = [];
  const visit = (parent: XmlElement, isInTable: boolean): void => {
    for (const child of elementsOf(parent)) {
      if (child.name === 'w:p') found.push(readParagraph(child, isInTable));
      else if (!skipped.has(child.name)) visit(child, isInTable || child.name === 'w:tbl');
    }
  };
  visit(body, false);
  return found;
}

function readParagraph(paragraph: XmlElement, isInTable: boolean): DocxParagraph {
  const pieces: TextPiece[] = [];
  let length = 0;
  const add = (text: string, holder: XmlElement | null, run: XmlElement) => {
    pieces.push({ text, start: length, holder, run });
    length += text.length;
  };
  const visit = (parent: XmlElement, run: XmlElement): void => {
    for (const child of elementsOf(parent)) {
      if (child.name === 'w:t')
        add(decodeText(child.children.filter((each) => typeof each === 'string').join('')), child, run);
      else if (child.name === 'w:tab') add('\t', null, run);
      else if (child.name === 'w:br' || child.name === 'w:cr') add(' ', null, run);
      else if (!skipped.has(child.name)) visit(child, child.name === 'w:r' ? child : run);
    }
  };
  visit(paragraph, paragraph);
  return { element: paragraph, text: pieces.map(({ text }) => text).join(''), pieces, isInTable };
}

/** A change of a paragraph's text, in its offsets. */
export interface TextChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies changes to a paragraph; each keeps the formatting at its start. They must not overlap. */
export function changeText(paragraph: DocxParagraph, changes: readonly TextChange[]): void {
  const texts = paragraph.pieces.map(({ text }) => text);
  for (const change of [...changes].sort((a, b) => b.start - a.start))
    applyChange(paragraph.pieces, texts, change);
  paragraph.pieces.forEach(({ holder, text }, at) => {
    const next = texts[at] ?? '';
    if (holder === null || next === text) return;
    holder.children.splice(0, holder.children.length, encodeText(next));
    holder.attributes.set('xml:space', 'preserve');
  });
}

function applyChange(pieces: readonly TextPiece[], texts: string[], { start, end, text }: TextChange): void {
  let isPlaced = false;
  for (let at = firstEndingAt(pieces, start); at < pieces.length; at++) {
    const piece = pieces[at];
    if (piece === undefined || piece.start > end) return;
    const from = Math.max(start - piece.start, 0);
    const to = Math.min(end - piece.start, piece.text.length);
    const touches = start === end ? from <= piece.text.length && to >= 0 && start >= piece.start : from < to;
    if (!touches || piece.holder === null || (isPlaced && from >= to)) continue;
    const own = texts[at] ?? '';
    texts[at] = own.slice(0, from) + (isPlaced ? '' : text) + own.slice(to);
    isPlaced = true;
  }
}

/** The index of the first piece that ends at an offset or after it, by binary search. */
function firstEndingAt(pieces: readonly TextPiece[], offset: number): number {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const piece = pieces[middle];
    if (piece !== undefined && piece.start + piece.text.length < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
