import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { mappingOf } from '../lints/diff-docs.ts';
import { quickSet } from '../lints/quick-set.ts';
import type { Match } from './find-in-document.ts';

/** The matches to highlight, and the current one, which may be among them. */
export interface ShownMatches {
  readonly matches: readonly Match[];
  readonly current: Match | null;
}

const findMarksKey = new PluginKey<DecorationSet>('findMarks');

/** Highlights matches while they are searched. It keeps only those it is given, which are the visible ones. */
export const FindMarks = Extension.create({
  name: 'findMarks',
  addProseMirrorPlugins: () => [findMarksPlugin()],
});

/** The plugin of `FindMarks`. */
export function findMarksPlugin(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key: findMarksKey,
    state: { init: () => DecorationSet.empty, apply },
    props: { decorations: (state) => quickSet(findMarksKey.getState(state) ?? DecorationSet.empty) },
  });
}

/** Replaces the highlighted matches. */
export function showMatches(view: EditorView, shown: ShownMatches): void {
  view.dispatch(view.state.tr.setMeta(findMarksKey, shown));
}

/** The current match where it is after all edits; null if there is none or its text has been deleted. */
export function currentMatch(state: EditorState): Match | null {
  const [mark] = findMarksKey.getState(state)?.find(undefined, undefined, ({ isCurrent }) => isCurrent) ?? [];
  return mark ? { from: mark.from, to: mark.to } : null;
}

function apply(tr: Transaction, set: DecorationSet, before: { readonly doc: Node }): DecorationSet {
  const shown: ShownMatches | undefined = tr.getMeta(findMarksKey);
  if (shown) return draw(tr.doc, shown);
  if (!tr.docChanged || set === DecorationSet.empty) return set;
  return set.map(mappingOf(tr, before.doc), tr.doc);
}

function draw(doc: Node, { matches, current }: ShownMatches): DecorationSet {
  const others = matches
    .filter(({ from }) => from !== current?.from)
    .map(({ from, to }) => Decoration.inline(from, to, { class: 'found' }));
  if (!current) return DecorationSet.create(doc, others);
  const { from, to } = current;
  const mark = Decoration.inline(from, to, { class: 'found found-current' }, { isCurrent: true });
  return DecorationSet.create(doc, [...others, mark]);
}
