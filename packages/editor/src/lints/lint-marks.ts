import type { Lint } from '@inkstone/proofread';
import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { PluginKey } from '@tiptap/pm/state';
import type { Mapping } from '@tiptap/pm/transform';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { textBetween } from './block-text.ts';
import { mappingOf } from './diff-docs.ts';

/** A finding marked in the document. The object is its identity as long as it is marked. */
export interface PlacedLint {
  readonly lint: Lint;
  /** Unique during the lifetime of the editor; used as a key in lists. */
  readonly serial: number;
  /** Surrounding text of its block at the time of marking. */
  readonly around: Surroundings;
}

/** Text before and after a finding, up to 80 UTF-16 code units each. */
export interface Surroundings {
  readonly before: string;
  readonly after: string;
}

const surroundings = 80;

/** A marked finding with its present position. */
export interface LintPlace extends PlacedLint {
  readonly from: number;
  readonly to: number;
}

/** The kind of check that findings result from: of paragraphs or of the whole document. These complete at different times. */
export type LintLayer = 'paragraph' | 'whole';

/** All findings of a layer in the block with content position `start`; they replace the previous ones. */
export interface BlockLints {
  readonly start: number;
  readonly size: number;
  readonly lints: readonly Lint[];
  /** Default `paragraph`. */
  readonly layer?: LintLayer;
}

/** Changes requested by a transaction's `lintMarksKey` meta. */
export interface LintMarksChange {
  readonly place?: readonly BlockLints[];
  readonly drop?: ReadonlySet<number>;
}

export interface LintMarks {
  readonly set: DecorationSet;
  /** Incremented when a finding is added or removed, not when it moves. */
  readonly revision: number;
  readonly nextSerial: number;
}

export const lintMarksKey = new PluginKey<LintMarks>('lintMarks');

export const noLintMarks: LintMarks = { set: DecorationSet.empty, revision: 0, nextSerial: 1 };

/** Returns the marks after a transaction: mapped, removed where their text changed, and added as requested. */
export function applyToMarks(tr: Transaction, marks: LintMarks, before: EditorState): LintMarks {
  let next = tr.docChanged ? moveMarks(tr, marks, before.doc) : marks;
  const change: LintMarksChange | undefined = tr.getMeta(lintMarksKey);
  if (change?.drop) next = dropMarks(next, change.drop);
  for (const block of change?.place ?? []) next = placeBlock(next, tr.doc, block);
  return next;
}

/** The findings between two positions (by default all), in document order. */
export function lintPlaces(state: EditorState, from?: number, to?: number): LintPlace[] {
  const marks = lintMarksKey.getState(state);
  if (!marks) return [];
  return marks.set
    .find(from, to)
    .map((mark) => ({ ...placedOf(mark), from: mark.from, to: mark.to }))
    .sort((a, b) => a.from - b.from || a.to - b.to);
}

/** Start positions of the findings of a layer. */
export function layerStarts(state: EditorState, layer: LintLayer): number[] {
  const marks = lintMarksKey.getState(state)?.set.find(undefined, undefined, (spec) => spec.layer === layer);
  return (marks ?? []).map(({ from }) => from);
}

/** All findings in document order; object identity is stable while marked. */
export function placedLints(state: EditorState): PlacedLint[] {
  const marks = lintMarksKey.getState(state)?.set.find() ?? [];
  return marks.sort((a, b) => a.from - b.from || a.to - b.to).map(placedOf);
}

/** Returns the finding that is selected or at the caret; of several, the shortest. */
export function lintAtCaret(state: EditorState): LintPlace | null {
  const { from, to, head } = state.selection;
  const touching = lintPlaces(state, head, head);
  const selected = touching.find((place) => place.from === from && place.to === to);
  if (selected) return selected;
  return touching.reduce<LintPlace | null>(
    (best, place) => (best === null || place.to - place.from < best.to - best.from ? place : best),
    null,
  );
}

/** Whether the text of a finding is still at its position. */
export function stillMatches(doc: Node, place: LintPlace): boolean {
  return textMatchesAt(doc, place.from, place.to, place.lint.original);
}

function textMatchesAt(doc: Node, from: number, to: number, text: string): boolean {
  // A line break inside a mark can split it over two paragraphs.
  return textBetween(doc, from, to) === text && doc.resolve(from).sameParent(doc.resolve(to));
}

function moveMarks(tr: Transaction, marks: LintMarks, before: Node): LintMarks {
  const mapping = mappingOf(tr, before);
  let lost = 0;
  let set = marks.set.map(mapping, tr.doc, { onRemove: () => lost++ });
  for (const range of changedRanges(mapping)) {
    const stale = set
      .find(range.from, range.to)
      .filter((mark) => !textMatchesAt(tr.doc, mark.from, mark.to, placedOf(mark).lint.original));
    if (stale.length === 0) continue;
    set = set.remove(stale);
    lost += stale.length;
  }
  return { ...marks, set, revision: marks.revision + (lost > 0 ? 1 : 0) };
}

/** The ranges of the new document that a mapping changed. */
export function changedRanges(mapping: Mapping): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  mapping.maps.forEach((map, i) => {
    const rest = mapping.slice(i + 1);
    map.forEach((_oldFrom, _oldTo, from, to) => {
      ranges.push({ from: rest.map(from, -1), to: rest.map(to, 1) });
    });
  });
  return ranges;
}

function dropMarks(marks: LintMarks, serials: ReadonlySet<number>): LintMarks {
  const removed = marks.set.find(undefined, undefined, (spec) => serials.has(spec.placed.serial));
  if (removed.length === 0) return marks;
  return { ...marks, set: marks.set.remove(removed), revision: marks.revision + 1 };
}

/**
 * Replaces the marks of a block. Marks that were found again are kept, so that their cards on screen are unchanged. Paragraph
 * findings take precedence over overlapping whole-document findings.
 */
function placeBlock(marks: LintMarks, doc: Node, block: BlockLints): LintMarks {
  const { start, size, lints, layer = 'paragraph' } = block;
  const standing = marks.set
    .find(start, start + size)
    .filter((mark) => mark.from >= start && mark.to <= start + size);
  const others = standing.filter((mark) => mark.spec.layer !== layer);
  const old = new Map(
    standing.filter((mark) => mark.spec.layer === layer).map((mark) => [markKey(mark), mark] as const),
  );
  const added: Decoration[] = [];
  let serial = marks.nextSerial;
  for (const lint of lints) {
    const mark = createMark(start, { lint, serial, around: aroundLint(doc, start, lint) }, layer);
    if (layer === 'whole' && others.some((other) => overlap(mark, other))) continue;
    if (old.delete(markKey(mark))) continue;
    if (!textMatchesAt(doc, mark.from, mark.to, lint.original)) continue;
    added.push(mark);
    serial++;
  }
  const beaten =
    layer === 'whole' ? [] : others.filter((other) => added.some((mark) => overlap(mark, other)));
  if (old.size === 0 && added.length === 0) return marks;
  const set = marks.set.remove([...old.values(), ...beaten]).add(doc, added);
  return { set, revision: marks.revision + 1, nextSerial: serial };
}

function aroundLint(doc: Node, start: number, { span }: Lint): Surroundings {
  const [from, to] = [start + span.start, start + span.end];
  const end = doc.resolve(start).end();
  return {
    before: textBetween(doc, Math.max(start, from - surroundings), from),
    after: textBetween(doc, to, Math.min(end, to + surroundings)),
  };
}

function overlap(a: Decoration, b: Decoration): boolean {
  return a.from < b.to && b.from < a.to;
}

function createMark(start: number, placed: PlacedLint, layer: LintLayer): Decoration {
  const { span, severity, category } = placed.lint;
  return Decoration.inline(
    start + span.start,
    start + span.end,
    { class: `lint lint-${severity}`, 'data-category': category },
    { placed, layer },
  );
}

function markKey(mark: Decoration): string {
  const { lint } = placedOf(mark);
  return [mark.from, mark.to, lint.ruleId, lint.original, lint.replacements.join('\u0001')].join('\u0000');
}

function placedOf(mark: Decoration): PlacedLint {
  return mark.spec.placed;
}
