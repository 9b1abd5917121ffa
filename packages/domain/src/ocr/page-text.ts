import type { OcrBlock } from '@inkstone/contracts/ocr';
import { escapeMarkup, isUnspaced } from '@inkstone/kernel';

type Line = Extract<OcrBlock, { kind: 'paragraph' }>['lines'][number];

/** Returns the text of pages: a line for each paragraph and row, an empty line between blocks; cells are separated by tabs. */
export function pagesText(pages: readonly (readonly OcrBlock[])[]): string {
  const blocks = pages
    .flat()
    .map((block) =>
      block.kind === 'paragraph'
        ? joinLines(block.lines)
        : block.rows.map((row) => row.map(({ lines }) => joinLines(lines)).join('\t')).join('\n'),
    );
  return blocks.filter((text) => text.trim() !== '').join('\n\n');
}

/** Returns pages as HTML with paragraphs and tables, for import into a document. */
export function pageHtml(pages: readonly (readonly OcrBlock[])[], language: 'zh' | 'en'): string {
  const lang = language === 'zh' ? 'zh-CN' : 'en';
  const body = pages.flat().map(blockHtml).join('\n');
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"></head><body>\n${body}\n</body></html>`;
}

function blockHtml(block: OcrBlock): string {
  if (block.kind === 'paragraph') {
    const text = joinLines(block.lines);
    return text === '' ? '' : `<p>${escapeMarkup(text)}</p>`;
  }
  const rows = block.rows.map((row) => {
    const cells = row.map(({ lines, columns, rows: height }) => {
      const spans = `${columns > 1 ? ` colspan="${columns}"` : ''}${height > 1 ? ` rowspan="${height}"` : ''}`;
      return `<td${spans}><p>${escapeMarkup(joinLines(lines))}</p></td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

/** Joins the lines of a paragraph: without spaces between Han characters, and without hyphens at line ends. */
function joinLines(lines: readonly Line[]): string {
  return paragraphPieces(lines)
    .map(({ text }) => text)
    .join('');
}

/** A word of a paragraph, with the space before it. */
export interface ParagraphPiece {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
}

/** Returns the words of a paragraph. Their texts together are the text of the paragraph. */
export function paragraphPieces(lines: readonly Line[]): ParagraphPiece[] {
  const pieces: { text: string; confidence: number }[] = [];
  for (const { words } of lines) {
    let isFirst = true;
    for (const { text: given, confidence } of words) {
      const text = given.trim();
      if (text === '') continue;
      const before = pieces.at(-1);
      const isHyphenated = isFirst && /\p{Ll}-$/u.test(before?.text ?? '') && /^\p{Ll}/u.test(text);
      if (before && isHyphenated) before.text = before.text.slice(0, -1);
      const space = before && !isHyphenated && needsSpace(before.text, text) ? ' ' : '';
      pieces.push({ text: space + text, confidence });
      isFirst = false;
    }
  }
  return pieces;
}

function needsSpace(before: string, after: string): boolean {
  const [last = '', first = ''] = [Array.from(before).at(-1), Array.from(after)[0]];
  return !isUnspaced(last) && !isUnspaced(first);
}
