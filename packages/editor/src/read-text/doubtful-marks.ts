import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { mappingOf } from '../lints/diff-docs.ts';
import { quickSet } from '../lints/quick-set.ts';

/** Text recognised from a picture with low confidence. */
export interface DoubtfulRange {
  readonly from: number;
  readonly to: number;
}

const doubtfulKey = new PluginKey<DecorationSet>('doubtfulMarks');

/**
 * Marks text that was recognised from a picture with low confidence. The marks are not stored, and a mark is removed when its
 * text changes. `hint` is its tooltip.
 */
export function DoubtfulMarks({ hint }: { readonly hint: () => string }): Extension {
  return Extension.create({
    name: 'doubtfulMarks',
    addProseMirrorPlugins: () => [doubtfulMarks(hint)],
  });
}

/** The plugin that draws the marks. */
export function doubtfulMarks(hint: () => string): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key: doubtfulKey,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, set, before) => apply(tr, set, before.doc, hint),
    },
    props: { decorations: (state) => quickSet(doubtfulKey.getState(state) ?? DecorationSet.empty) },
  });
}

/** Adds marks with the transaction that inserts their text. */
export function markDoubtful(tr: Transaction, ranges: readonly DoubtfulRange[]): Transaction {
  return tr.setMeta(doubtfulKey, ranges);
}

/** Ranges that are marked. */
export function doubtfulIn(state: Parameters<typeof doubtfulKey.getState>[0]): DoubtfulRange[] {
  return (doubtfulKey.getState(state)?.find() ?? []).map(({ from, to }) => ({ from, to }));
}

function apply(tr: Transaction, set: DecorationSet, before: Node, hint: () => string): DecorationSet {
  const added: readonly DoubtfulRange[] = tr.getMeta(doubtfulKey) ?? [];
  if (!tr.docChanged || (added.length === 0 && set === DecorationSet.empty)) return set;
  const mapping = mappingOf(tr, before);
  const mapped = set.map(mapping, tr.doc);
  const changed = mapped.find().filter(({ from, to, spec }) => tr.doc.textBetween(from, to) !== spec.text);
  const title = added.length > 0 ? hint() : '';
  const drawn = added.map(({ from, to }) =>
    Decoration.inline(from, to, { class: 'doubtful', title }, { text: tr.doc.textBetween(from, to) }),
  );
  return mapped.remove(changed).add(tr.doc, drawn);
}
