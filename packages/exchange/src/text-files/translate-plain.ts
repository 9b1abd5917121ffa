import { isWrapped } from '../plain/index.ts';
import type { FileToTranslate } from '../translation/file.ts';
import { withoutMarks } from '../translation/marks.ts';
import { needsTranslation, type TargetLanguage } from '../translation/target-language.ts';
import { withoutSigns } from './inline.ts';
import { lineEndsIn, withLineEnds } from './line-ends.ts';
import { fileOf, type TextUnit, tidy } from './splice.ts';

/**
 * Opens a text file for translation: each line is a unit, or each paragraph if lines are wrapped manually.
 * Line ends, empty lines and indents are unchanged.
 */
export function openPlainToTranslate(
  text: string,
  to: TargetLanguage,
  encode: (content: string) => Uint8Array,
): FileToTranslate {
  const lines = text.split(/\r\n?|[\n\u2028\u2029]/).map((line) => line.trimEnd());
  const pattern = isWrapped(lines)
    ? /\S[^\r\n]*(?:(?:\r\n?|\n)[^\S\r\n]*\S[^\r\n]*)*/g
    : /[^\s][^\r\n\u2028\u2029]*/g;
  const units = [...text.matchAll(pattern)].flatMap(({ 0: line, index }) => unitOf(line, index, to, text));
  return fileOf(text, units, encode);
}

function unitOf(line: string, start: number, to: TargetLanguage, content: string): TextUnit[] {
  const written = line.trimEnd();
  const plain = written.replace(/\s*[\r\n]+\s*/g, ' ');
  if (!needsTranslation(plain, to)) return [];
  // Mark delimiters in the text would be parsed as marks.
  const source = withoutSigns(plain);
  const range = { start, end: start + written.length };
  const ends = lineEndsIn([{ kind: 'text', text: plain, ...range }], content, range);
  const write: TextUnit['write'] = (target, _isPlain, slice) =>
    withLineEnds([{ kind: 'text', text: tidy(withoutMarks(target), to) }], ends)
      .map((piece) => (piece.kind === 'text' ? piece.text : slice(piece.range)))
      .join('');
  return [{ ...range, source, plain, holders: [], place: 'body', write }];
}
