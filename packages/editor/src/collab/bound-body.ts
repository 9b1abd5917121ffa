import { type Plugin, Selection } from '@tiptap/pm/state';
import { ySyncPlugin, ySyncPluginKey } from 'y-prosemirror';
import type * as Y from 'yjs';

/**
 * Edits of a shared body, both ways. It opens with the caret at the start of its text: y-prosemirror alone leaves the
 * caret at the offset it had in the empty document, which in a list or a table lies between two blocks.
 */
export function boundBody(body: Y.XmlFragment): Plugin {
  const plugin: Plugin = ySyncPlugin(body);
  const bind = plugin.spec.view;
  plugin.spec.view = (view) => {
    const binding: Binding = ySyncPluginKey.getState(view.state).binding;
    // It carries the caret over by offset only where it does not know of a place in the shared text.
    binding.beforeTransactionSelection = nowhere;
    const bound = bind?.(view) ?? {};
    binding.beforeTransactionSelection = null;
    // Inside its lock: opening writes nothing into the shared text.
    binding.mux(() => {
      const { tr, doc } = view.state;
      view.dispatch(tr.setSelection(Selection.atStart(doc)).setMeta('addToHistory', false));
    });
    return bound;
  };
  return plugin;
}

/** The part of y-prosemirror's binding that is used here. Its own types forget that it may know of no selection. */
interface Binding {
  beforeTransactionSelection: typeof nowhere | null;
  mux(change: () => void): void;
}

const nowhere = { type: 'text', anchor: null, head: null };
