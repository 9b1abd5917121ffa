import { titleLimit } from '@inkstone/contracts/documents';
import { allow, type Result, refuse, visibleLine } from '@inkstone/kernel';

/** Why a title is refused. */
export type TitleRefusal = 'title_required' | 'title_too_long';

/** Normalises a title to one visible line. Refused if it is empty or longer than `titleLimit` characters. */
export function cleanTitle(raw: string): Result<string, TitleRefusal> {
  const title = tidyTitle(raw);
  if (title === '') return refuse('title_required');
  return [...title].length > titleLimit ? refuse('title_too_long') : allow(title);
}

/** Normalises a text of any length to one visible line; '' for an untitled document. */
export function tidyTitle(raw: string): string {
  return visibleLine(raw);
}

/** Maximum width of a generated title, in columns: a Chinese character takes two. */
const madeTitleWidth = 60;
/** Minimum width of a clause that is used as a title, in columns. */
const clauseWidth = 8;

/**
 * Generates a title from the first line of a text, without trailing punctuation. A long line is cut after the
 * last clause or word that fits and marked with `…`. '' for a text without letters.
 */
export function titleOfText(text: string): string {
  const line =
    text
      .split('\n')
      .map(tidyTitle)
      .find((each) => each !== '') ?? '';
  const fitting = cutToWidth(line, madeTitleWidth);
  if (fitting === line) return withoutEnd(line);
  const clause = withoutEnd(/^.*[，。；：！？,;:!?](?=\s|[^\s\d])|^.*\.(?=\s)/u.exec(fitting)?.[0] ?? '');
  if (widthOf(clause) >= clauseWidth) return clause;
  const words = withoutEnd(/^.*\s/u.exec(fitting)?.[0] ?? '');
  return `${widthOf(words) >= clauseWidth ? words : fitting}…`;
}

function withoutEnd(line: string): string {
  return line.replace(/[\s，。；：、,.;:]+$/u, '');
}

function cutToWidth(line: string, width: number): string {
  let cut = '';
  for (const character of line) {
    if (widthOf(cut + character) > width) return cut;
    cut += character;
  }
  return line;
}

function widthOf(line: string): number {
  return [...line].reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0);
}

const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u;
