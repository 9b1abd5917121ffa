import type { FileText, FileTextPlace, FileToTranslate } from '../translation/file.ts';
import { faultOfMarks, type MarkedSource, withoutMarks } from '../translation/marks.ts';
import { punctuated, type TargetLanguage } from '../translation/target-language.ts';
import { type MarkedRange, type Piece, piecesOf, plainPieces, type Range } from './inline.ts';

/** A translation unit of a text file, with the function that writes its translation. */
export interface TextUnit extends Range, MarkedSource {
  readonly place: FileTextPlace;
  readonly plain: string;
  readonly write: (target: string, isPlain: boolean, slice: Slice) => string;
}

/** Returns a range of the file, with attributes already translated. */
export type Slice = (range: Range) => string;

/** A replacement that does not depend on a translation, such as a language. */
export interface Edit extends Range {
  readonly text: string;
}

/** A unit of words with markup. `join` writes the pieces of a translation. */
export function markedUnit(
  content: string,
  marked: MarkedRange,
  to: TargetLanguage,
  join: (pieces: readonly Piece[], slice: Slice) => string,
): TextUnit {
  const { source, plain, holders } = marked;
  const words = content.slice(marked.start, marked.end);
  const start = marked.start + words.length - words.trimStart().length;
  const end = start + words.trim().length;
  return {
    ...{ start, end, plain, holders, place: 'body', source: source.trim() },
    write: (target, isPlain, slice) => {
      const text = tidy(isPlain ? withoutMarks(target) : target, to);
      return join(isPlain ? plainPieces(marked, text) : piecesOf(marked, text), slice);
    },
  };
}

/** Normalises a translation to one line without characters that files cannot contain. */
export function tidy(target: string, to: TargetLanguage): string {
  return punctuated(target, to)
    .toWellFormed()
    .replace(/\s*[\t\r\n\u0085\u2028\u2029]+\s*/g, ' ')
    .replace(/[\p{Cc}\ufffe\uffff]/gu, '')
    .trim();
}

/**
 * Creates a text file in which translations replace the units and everything else is unchanged. Units inside the range of another
 * one have no marks; `edits` are applied if anything is translated.
 */
export function fileOf(
  content: string,
  units: readonly TextUnit[],
  encode: (content: string) => Uint8Array,
  edits: readonly Edit[] = [],
): FileToTranslate {
  const texts = units.map(
    ({ place, source, plain, holders }): FileText => ({ place, source, plain, holders }),
  );
  return {
    texts,
    notes: { acceptedChanges: 0, generated: 0, recodedFrom: null },
    write: (translations) => {
      const editsOf = (isInner: boolean, slice: Slice): Edit[] =>
        units.flatMap((unit, index) => {
          const { target, isPlain } = translations.get(index) ?? { target: '', isPlain: false };
          const isWritten =
            (unit.place === 'alt') === isInner &&
            tidy(withoutMarks(target), 'zh') !== '' &&
            (isPlain || faultOfMarks(unit, target) === null);
          return isWritten
            ? [{ start: unit.start, end: unit.end, text: unit.write(target, isPlain, slice) }]
            : [];
        });
      const fixed = translations.size > 0 ? edits : [];
      const inner = inOrder([...fixed, ...editsOf(true, ({ start, end }) => content.slice(start, end))]);
      const outer = inOrder(editsOf(false, (range) => splice(content, range, inner)));
      const free = inner.filter(({ start, end }) => {
        const around = outer[firstFrom(outer, start + 1) - 1];
        return around === undefined || around.end < end;
      });
      return encode(splice(content, { start: 0, end: content.length }, inOrder([...outer, ...free])));
    },
  };
}

function inOrder(edits: readonly Edit[]): Edit[] {
  return edits.toSorted((a, b) => a.start - b.start);
}

/** The index of the first edit that begins at or after an offset. */
function firstFrom(edits: readonly Edit[], place: number): number {
  let [low, high] = [0, edits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edits[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns a range with the edits inside it applied; `edits` are in order. */
function splice(content: string, { start, end }: Range, edits: readonly Edit[]): string {
  let [text, at] = ['', start];
  for (let index = firstFrom(edits, start); index < edits.length; index++) {
    const edit = edits[index];
    if (edit === undefined || edit.end > end) break;
    text += content.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + content.slice(at, end);
}
