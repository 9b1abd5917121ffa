import type { FileText, FileTextPlace, FileToTranslate } from '../translation/file.ts';
import { faultOfMarks, type MarkedSource, withoutMarks } from '../translation/marks.ts';
import { punctuated, type TargetLanguage } from '../translation/target-language.ts';
import { type MarkedRange, type Piece, piecesOf, plainPieces, type Range } from './inline.ts';

/** A text of a file, with how its translation is written in place of it. */
export interface TextUnit extends Range, MarkedSource {
  readonly place: FileTextPlace;
  readonly plain: string;
  readonly write: (target: string, isPlain: boolean, slice: Slice) => string;
}

/** A range of the file in which attributes are translated already. */
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

/** An answer of a model as one line that files can hold. */
export function tidy(target: string, to: TargetLanguage): string {
  return punctuated(target, to)
    .toWellFormed()
    .replace(/\s*[\t\r\n\u0085\u2028\u2029]+\s*/g, ' ')
    .replace(/[\p{Cc}\ufffe\uffff]/gu, '')
    .trim();
}

/**
 * A text file whose units are replaced by translations and which otherwise stays as it is. Units inside the range of another
 * one have no marks; `edits` are made if anything is translated.
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
    notes: { acceptedChanges: 0, generated: 0 },
    write: (translations) => {
      const inner: Edit[] = translations.size > 0 ? [...edits] : [];
      const outer: Edit[] = [];
      const slice: Slice = ({ start, end }) => splice(content, { start, end }, inner);
      const order = [...units.entries()].toSorted(([, a], [, b]) => a.end - a.start - (b.end - b.start));
      for (const [index, unit] of order) {
        const translation = translations.get(index);
        if (translation === undefined || tidy(withoutMarks(translation.target), 'zh') === '') continue;
        const { target, isPlain } = translation;
        if (!isPlain && faultOfMarks(unit, target) !== null) continue;
        const edit = { start: unit.start, end: unit.end, text: unit.write(target, isPlain, slice) };
        (unit.place === 'alt' ? inner : outer).push(edit);
      }
      const free = inner.filter(
        (edit) => !outer.some(({ start, end }) => edit.start >= start && edit.end <= end),
      );
      return encode(splice(content, { start: 0, end: content.length }, [...outer, ...free]));
    },
  };
}

function splice(content: string, { start, end }: Range, edits: readonly Edit[]): string {
  let [text, at] = ['', start];
  const inside = edits.filter((edit) => edit.start >= start && edit.end <= end);
  for (const edit of inside.toSorted((a, b) => a.start - b.start)) {
    text += content.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + content.slice(at, end);
}
