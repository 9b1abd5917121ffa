import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { selectForReview } from '../commands/select-for-review.ts';
import { separateUndo } from '../commands/separate-undo.ts';
import { findChanges, type TrackedChange } from './find-changes.ts';

/** A decision about a tracked change. */
export type Verdict = 'accept' | 'reject';

/** Accepts or rejects tracked changes in one undo step. */
export function settleChanges(view: EditorView, changes: readonly TrackedChange[], verdict: Verdict): void {
  if (changes.length === 0) return;
  separateUndo(view);
  view.dispatch(settle(view.state.tr, changes, verdict).setMeta('uiEvent', 'accept'));
  separateUndo(view);
}

/** Applies the decision from the end, so that earlier positions stay valid. */
export function settle(tr: Transaction, changes: readonly TrackedChange[], verdict: Verdict): Transaction {
  for (const change of changes.toSorted((a, b) => b.from - a.from || b.to - a.to)) {
    const from = tr.mapping.map(change.from, 1);
    const to = tr.mapping.map(change.to, -1);
    if (from >= to) continue;
    const staysInText = (change.kind === 'inserted') === (verdict === 'accept');
    const mark = tr.doc.type.schema.marks[change.kind];
    if (staysInText && mark) tr.removeMark(from, to, mark);
    else remove(tr, from, to);
  }
  return tr;
}

/** Deletes text, and the block around it if it becomes empty and can be deleted. */
function remove(tr: Transaction, from: number, to: number): void {
  const $from = tr.doc.resolve(from);
  const isWhole = $from.parent.content.size === to - from && $from.parentOffset === 0;
  const container = isWhole && $from.depth > 0 ? $from.node(-1) : null;
  const index = $from.index(-1);
  if (container?.canReplace(index, index + 1)) tr.delete(from - 1, to + 1);
  else tr.delete(from, to);
}

/** Returns the change at the selection, or the next one; null if there is none. */
export function changeAtCaret(state: EditorState): TrackedChange | null {
  const changes = findChanges(state.doc);
  const { from, to } = state.selection;
  return changes.find((change) => change.from <= to && change.to >= from) ?? null;
}

/** Selects the next or previous change, wrapping around; false if there is none. */
export function stepToChange(view: EditorView, direction: 1 | -1): boolean {
  const changes = findChanges(view.state.doc);
  const { from, to } = view.state.selection;
  const next =
    direction === 1
      ? (changes.find((change) => change.from >= to && change.to > to) ?? changes[0])
      : (changes.findLast((change) => change.to <= from && change.from < from) ?? changes.at(-1));
  if (!next) return false;
  selectForReview(view, next);
  return true;
}
