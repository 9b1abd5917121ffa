import type { EditorView } from '@tiptap/pm/view';
import type { Match } from './find-in-document.ts';

/** The range of the text that the window shows, as positions; extended to whole blocks of the top level where it is uncertain. */
export function visibleText(view: EditorView): Match {
  const { left, right, top, bottom } = view.dom.getBoundingClientRect();
  const size = view.state.doc.content.size;
  const middle = (left + right) / 2;
  const at = (y: number) => view.posAtCoords({ left: middle, top: y })?.pos;
  const from = top >= 0 ? 0 : (at(1) ?? 0);
  const to = bottom <= innerHeight ? size : (at(innerHeight - 1) ?? size);
  return { from: Math.min(from, to), to: Math.max(from, to) };
}
