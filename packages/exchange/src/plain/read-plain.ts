import { bodySchema } from '@inkstone/editor/schema';
import { bodyOf, type Reading } from '../manuscript.ts';

/** Approximate length of lines in manually wrapped text, in columns. */
const wrapped = { min: 55, max: 85 } as const;

/**
 * Reads plain text: every non-empty line is a paragraph. Manually wrapped lines of Latin text are joined up
 * to the next empty line.
 */
export function readPlain(text: string): Reading {
  const lines = text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: documents must not contain them
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .split('\n')
    .map((line) => line.trimEnd());
  const paragraphs = isWrapped(lines) ? joinWrapped(lines) : lines.filter((line) => line.trim() !== '');
  const blocks = paragraphs.map((line) => bodySchema.node('paragraph', null, bodySchema.text(line)));
  return { manuscript: { title: '', body: bodyOf(blocks), pictures: new Map(), notes: [] }, losses: [] };
}

/**
 * Whether lines are wrapped manually: most have similar length, none is much longer, and empty lines
 * separate them.
 */
export function isWrapped(lines: readonly string[]): boolean {
  const full = lines.filter((line) => line.trim() !== '');
  const han = full.filter((line) => /\p{Script=Han}/u.test(line)).length;
  const hasGaps = lines.some((line, at) => line === '' && at > 0 && at < lines.length - 1);
  if (full.length < 4 || han > full.length / 10 || !hasGaps) return false;
  if (full.some((line) => line.length > wrapped.max)) return false;
  return full.filter((line) => line.length >= wrapped.min).length > full.length / 2;
}

function joinWrapped(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .split(/\n{2,}/)
    .map((part) => part.replace(/\s*\n\s*/g, ' ').trim())
    .filter((part) => part !== '');
}
