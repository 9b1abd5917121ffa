import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { mappingOf } from '../lints/diff-docs.ts';
import { quickSet } from '../lints/quick-set.ts';

/** Text of the document that tools must not change. */
export interface LockMark {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

interface LockMarks {
  readonly set: DecorationSet;
  /** Texts that the user has unlocked. */
  readonly unlocked: ReadonlySet<string>;
}

type LockMarksChange = { readonly show: readonly LockMark[] } | { readonly toggle: string };

const lockMarksKey = new PluginKey<LockMarks>('lockMarks');
const none: LockMarks = { set: DecorationSet.empty, unlocked: new Set() };

/** Underlines locked text while a tool is open; a click unlocks or locks all occurrences of the same text. */
export const LockMarks = Extension.create({
  name: 'lockMarks',
  addProseMirrorPlugins: () => [
    new Plugin<LockMarks>({
      key: lockMarksKey,
      state: { init: () => none, apply },
      props: {
        decorations: (state) => quickSet(lockMarksKey.getState(state)?.set ?? none.set),
        handleClick(view, at) {
          const [mark] = lockMarksKey.getState(view.state)?.set.find(at, at) ?? [];
          if (mark) toggleLock(view, mark.spec.text);
          return false;
        },
      },
    }),
  ],
});

/** Replaces the underlined locks. */
export function showLocks(view: EditorView, show: readonly LockMark[]): void {
  if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(lockMarksKey, { show }));
}

/** Unlocks a text everywhere, or locks it again. */
export function toggleLock(view: EditorView, text: string): void {
  view.dispatch(view.state.tr.setMeta(lockMarksKey, { toggle: text }));
}

/** Texts that the user has unlocked in this editor. */
export function unlockedIn(state: EditorState): readonly string[] {
  return [...(lockMarksKey.getState(state)?.unlocked ?? none.unlocked)];
}

function apply(tr: Transaction, state: LockMarks, before: { readonly doc: Node }): LockMarks {
  const change: LockMarksChange | undefined = tr.getMeta(lockMarksKey);
  const mapping = mappingOf(tr, before.doc);
  const set = tr.docChanged ? state.set.map(mapping, tr.doc) : state.set;
  if (!change) return set === state.set ? state : { ...state, set };
  if ('show' in change) return { ...state, set: draw(tr.doc, change.show, state.unlocked) };
  const unlocked = new Set(state.unlocked);
  if (!unlocked.delete(change.toggle)) unlocked.add(change.toggle);
  const marks = set.find().map(({ from, to, spec }) => ({ from, to, text: spec.text }));
  return { unlocked, set: draw(tr.doc, marks, unlocked) };
}

function draw(doc: Node, marks: readonly LockMark[], unlocked: ReadonlySet<string>): DecorationSet {
  return DecorationSet.create(
    doc,
    marks.map(({ from, to, text }) =>
      Decoration.inline(from, to, { class: unlocked.has(text) ? 'lock lock-off' : 'lock' }, { text }),
    ),
  );
}
