import type { Mark, Node, Schema } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import type { ChangeOrigin } from '../schema/tracked.ts';
import { planEdits } from './plan-edits.ts';
import { isDeleted, readBlock } from './sentence-text.ts';

/** How an accepted sentence is written: directly, or as a tracked change of an author. */
export type AcceptWay = 'text' | ChangeOrigin;

/** A sentence of the document and its replacement. */
interface NewSentence extends Range {
  readonly text: string;
  readonly isGenerated: boolean;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Adds the steps that turn the sentence from `from` to `to` into `text`. Equal words keep their marks;
 * changed words get the marks common to all replaced words, and the mark of generated text. Returns false
 * without a step if the text lacks an atom.
 */
export function writeSentence(tr: Transaction, sentence: NewSentence, way: AcceptWay): boolean {
  const $from = tr.doc.resolve(sentence.from);
  const block = $from.start();
  const { text, offsets } = readBlock($from.parent);
  const start = offsets.findIndex((offset) => block + offset >= sentence.from);
  const end = offsets.findLastIndex((offset) => block + offset < sentence.to) + 1;
  const edits = planEdits(text.slice(start, end), sentence.text, way !== 'text');
  if (edits === null) return false;
  // From the end, so that earlier positions stay valid.
  for (const edit of edits.toReversed()) {
    const from = Math.min(sentence.to, block + (offsets[start + edit.start] ?? 0));
    const to = edit.end > edit.start ? block + (offsets[start + edit.end - 1] ?? 0) + 1 : from;
    writeEdit(tr, { from, to }, sentence, edit.inserted, way);
  }
  return true;
}

function writeEdit(
  tr: Transaction,
  place: Range,
  sentence: NewSentence,
  inserted: string,
  way: AcceptWay,
): void {
  const { schema } = tr.doc.type;
  const marks =
    place.to > place.from ? commonMarks(tr.doc, place) : marksBetween(tr.doc, place.from, sentence);
  const own = sentence.isGenerated ? (schema.marks.generated?.create().addToSet(marks) ?? marks) : marks;
  const added = way === 'text' ? own : withInserted(schema, own, way);
  if (inserted !== '') tr.insert(place.to, schema.text(inserted, [...added]));
  if (way === 'text') removeStanding(tr, place);
  else if (place.to > place.from) markDeleted(tr, place, way);
}

function markDeleted(tr: Transaction, { from, to }: Range, origin: ChangeOrigin): void {
  const mark = tr.doc.type.schema.marks.deleted?.create(origin);
  for (const range of standingRanges(tr.doc, from, to)) if (mark) tr.addMark(range.from, range.to, mark);
}

/** Deletes the text of a range, except tracked deletions. */
function removeStanding(tr: Transaction, { from, to }: Range): void {
  for (const range of standingRanges(tr.doc, from, to).reverse()) tr.delete(range.from, range.to);
}

function standingRanges(doc: Node, from: number, to: number): Range[] {
  const ranges: Range[] = [];
  if (to <= from) return ranges;
  doc.nodesBetween(from, to, (child, at) => {
    if (!child.isInline || isDeleted(child)) return;
    ranges.push({ from: Math.max(from, at), to: Math.min(to, at + child.nodeSize) });
  });
  return ranges;
}

function withInserted(schema: Schema, marks: readonly Mark[], origin: ChangeOrigin): readonly Mark[] {
  const mark = schema.marks.inserted?.create(origin);
  return mark ? mark.addToSet(marks) : marks;
}

/** Marks common to all text of a range. */
function commonMarks(doc: Node, { from, to }: Range): readonly Mark[] {
  let common: readonly Mark[] | null = null;
  for (const range of standingRanges(doc, from, to)) {
    const marks = doc.nodeAt(range.from)?.marks ?? [];
    common = common === null ? marks : common.filter((mark) => mark.isInSet(marks));
  }
  return common ?? [];
}

/**
 * Returns the marks of text inserted between two words: those common to both, or those of the only adjacent word in the sentence.
 */
function marksBetween(doc: Node, at: number, { from, to }: Range): readonly Mark[] {
  const { nodeBefore, nodeAfter } = doc.resolve(at);
  const before = at > from ? nodeBefore?.marks : undefined;
  const after = at < to ? nodeAfter?.marks : undefined;
  if (before && after) return before.filter((mark) => mark.isInSet(after) && mark.type.name !== 'deleted');
  return (before ?? after ?? []).filter(
    ({ type }) => type.spec.inclusive !== false && type.spec.code !== true,
  );
}
