import { Fragment, type Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { separateUndo } from '../commands/separate-undo.ts';
import { checkedOffset, contentSpan } from './block-text.ts';
import { type LintPlace, lintMarksKey, lintPlaces, stillMatches } from './lint-marks.ts';

/**
 * Replaces the text of a finding in one undo step. Returns false and changes nothing if the text has changed.
 */
export function acceptLint(view: EditorView, place: LintPlace, replacement: string): boolean {
  if (!stillMatches(view.state.doc, place)) return false;
  dispatchAlone(view, replaceText(view.state.tr, place, replacement), [place.serial]);
  return true;
}

/**
 * Accepts the best suggestion of every finding selected by `which`, in one undo step. Returns how many were
 * accepted; findings without a suggestion or overlapping a later one are skipped.
 */
export function acceptAllLints(view: EditorView, which: (place: LintPlace) => boolean): number {
  const { state } = view;
  const tr = state.tr;
  const accepted: number[] = [];
  let limit = state.doc.content.size;
  // From the end, so that earlier positions stay valid.
  for (const place of lintPlaces(state).reverse()) {
    const [best] = place.lint.replacements;
    if (best === undefined || place.to > limit || !which(place) || !stillMatches(state.doc, place)) continue;
    replaceText(tr, place, best);
    limit = place.from;
    accepted.push(place.serial);
  }
  if (accepted.length > 0) dispatchAlone(view, tr, accepted);
  return accepted.length;
}

function dispatchAlone(view: EditorView, tr: Transaction, accepted: readonly number[]): void {
  separateUndo(view);
  // If the replacement only adds characters, the text still matches and its mark would remain.
  view.dispatch(tr.setMeta('uiEvent', 'accept').setMeta(lintMarksKey, { drop: new Set(accepted) }));
  separateUndo(view);
}

/** Replaces only the differing characters, to keep marks and remote carets beside them. */
function replaceText(tr: Transaction, place: LintPlace, replacement: string): Transaction {
  const { start, end, inserted } = smallestEdit(place.lint.original, replacement);
  const $place = tr.doc.resolve(place.from);
  const block = $place.start();
  const offset = checkedOffset($place.parent, $place.parentOffset);
  const span = contentSpan($place.parent, { start: offset + start, end: offset + end });
  const [from, to] = [block + span.start, block + span.end];
  return tr.replaceWith(from, to, inlineOf(tr.doc, from, to, inserted));
}

function inlineOf(doc: Node, from: number, to: number, text: string): Fragment {
  const { schema } = doc.type;
  const marks = (to > from ? doc.nodeAt(from)?.marks : undefined) ?? doc.resolve(from).marks();
  const lines = text.split('\n').map((line) => (line === '' ? [] : [schema.text(line, marks)]));
  const lineBreak = schema.nodes.hardBreak;
  return Fragment.from(
    lines.flatMap((line, i) => (i > 0 && lineBreak ? [lineBreak.create(), ...line] : line)),
  );
}

/** Returns the smallest replacement that turns one text into the other. */
export function smallestEdit(
  before: string,
  after: string,
): { start: number; end: number; inserted: string } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  if (isHighSurrogate(before[start - 1])) start--;
  let tail = 0;
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail])
    tail++;
  if (tail > 0 && isLowSurrogate(before[before.length - tail])) tail--;
  return { start, end: before.length - tail, inserted: after.slice(start, after.length - tail) };
}

function isHighSurrogate(unit: string | undefined): boolean {
  return unit !== undefined && unit >= '\ud800' && unit <= '\udbff';
}

function isLowSurrogate(unit: string | undefined): boolean {
  return unit !== undefined && unit >= '\udc00' && unit <= '\udfff';
}
