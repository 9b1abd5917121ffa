import { isUnspaced } from '@inkstone/kernel';
import type { TextLine } from './text-piece.ts';

/** A block of text in a PDF. */
export interface PdfBlock {
  readonly kind: 'heading' | 'paragraph' | 'bullet' | 'number';
  /** Level of a heading, 1 to 3. */
  readonly level: 1 | 2 | 3;
  /** Number of a list item. */
  readonly number: number;
  readonly text: string;
}

const sentenceEnd = /[.!?。！？：:；;”’」』)）…]$/u;
const bullet = /^[•◦▪‣●○■□◆–·]\s*/u;
const number = /^(\d{1,3})[.)、．]\s*(?=\D)/u;
const maxHeadingLength = 120;
/** Maximum line distance within a paragraph, in ems. It applies also where there are only two lines. */
const maxPitch = 3;

/** Groups lines in reading order into paragraphs, headings and list items. */
export function joinLines(lines: readonly TextLine[]): PdfBlock[] {
  const body = bodySize(lines);
  const levels = headingLevels(lines, body);
  const pitch = usualPitch(lines);
  const blocks: PdfBlock[] = [];
  let open: TextLine[] = [];
  const close = () => {
    if (open.length > 0) blocks.push(blockOf(open, levels));
    open = [];
  };
  for (const line of lines) {
    const last = open.at(-1);
    if (last && startsParagraph(last, line, open, pitch)) close();
    open.push(line);
  }
  close();
  return blocks;
}

/** The font size of most characters. */
function bodySize(lines: readonly TextLine[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of lines)
    counts.set(rounded(size), (counts.get(rounded(size)) ?? 0) + text.length);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/**
 * Returns the font sizes well above that of the body, largest first, with their heading levels; from the third on, all have level
 * 3.
 */
function headingLevels(lines: readonly TextLine[], body: number): ReadonlyMap<number, 1 | 2 | 3> {
  const sizes = new Set(lines.map(({ size }) => rounded(size)).filter((size) => size > body * 1.12));
  const sorted = [...sizes].sort((a, b) => b - a);
  return new Map(sorted.map((size, at) => [size, at === 0 ? 1 : at === 1 ? 2 : 3]));
}

function rounded(size: number): number {
  return Math.round(size * 2) / 2;
}

/** The median line distance. */
function usualPitch(lines: readonly TextLine[]): number {
  const distances = lines
    .slice(1)
    .map((line, at) => (lines[at]?.y ?? 0) - line.y)
    .filter((distance) => distance > 0)
    .sort((a, b) => a - b);
  return distances[Math.floor(distances.length / 2)] ?? 0;
}

function startsParagraph(last: TextLine, line: TextLine, open: readonly TextLine[], pitch: number): boolean {
  if (Math.abs(last.size - line.size) > 0.1 * last.size) return true;
  if (bullet.test(line.text) || (number.test(line.text) && isShort(last))) return true;
  if (last.text.includes('\t') || line.text.includes('\t')) return true;
  const distance = last.y - line.y;
  const isNextColumn = distance <= 0;
  const isIndented = line.x - line.left > 0.9 * line.size;
  const first = open[0];
  const isItem = first !== undefined && (bullet.test(first.text) || number.test(first.text));
  if (isItem && isIndented && distance < 1.4 * pitch && !isNextColumn) return false;
  if (isNextColumn)
    return sentenceEnd.test(last.text) ? isIndented || isShort(last) : isIndented && isShort(last);
  if (distance > 1.45 * Math.max(Math.min(pitch, maxPitch * line.size), line.size)) return true;
  if (isIndented && last.x - last.left <= 0.9 * last.size) return true;
  // Consecutive indented lines form one block, such as a quotation.
  if (isIndented && Math.abs(last.x - line.x) > 0.5 * line.size) return true;
  return isShort(last) && (sentenceEnd.test(last.text.trimEnd()) || endsForGood(last));
}

/**
 * Whether a short line ends its paragraph. Chinese is justified; in other languages, the next word would have fitted into the
 * remaining width.
 */
function endsForGood({ text, x, width, right, size }: TextLine): boolean {
  return isUnspaced(text.trimEnd().at(-1) ?? '') || right - (x + width) > 9 * size;
}

/** Whether a line ends well before its column does. */
function isShort({ x, width, right, size }: TextLine): boolean {
  return right - (x + width) > 2.2 * size;
}

function blockOf(lines: readonly TextLine[], levels: ReadonlyMap<number, 1 | 2 | 3>): PdfBlock {
  const text = lines
    .reduce((whole, line) => joinText(whole, line.text.trim()), '')
    .replace(/[ \u00a0]{2,}/g, ' ');
  const level = levels.get(rounded(lines[0]?.size ?? 0));
  if (level !== undefined && text.length <= maxHeadingLength)
    return { kind: 'heading', level, number: 0, text };
  const counted = number.exec(text);
  if (bullet.test(text)) return { kind: 'bullet', level: 1, number: 0, text: text.replace(bullet, '') };
  if (counted) return { kind: 'number', level: 1, number: Number(counted[1]), text };
  return { kind: 'paragraph', level: 1, number: 0, text };
}

/** Joins two lines of one paragraph: without a space in Chinese, without the hyphen of a split word. */
function joinText(before: string, after: string): string {
  if (before === '') return after;
  if (/\p{Ll}[-\u00ad\u2010]$/u.test(before) && /^\p{Ll}/u.test(after)) return before.slice(0, -1) + after;
  const [end, start] = [before.at(-1) ?? '', after.at(0) ?? ''];
  return isUnspaced(end) || isUnspaced(start) || end === '-' ? before + after : `${before} ${after}`;
}
