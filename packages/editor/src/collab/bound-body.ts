import { type Plugin, Selection } from '@tiptap/pm/state';
import { ySyncPlugin, ySyncPluginKey } from 'y-prosemirror';
import type * as Y from 'yjs';

/**
 * Binds a shared body in both directions and puts the initial caret at the start of its text. y-prosemirror
 * alone keeps the caret's offset in the empty document, which in a list or table is between two blocks.
 */
export function boundBody(body: Y.XmlFragment): Plugin {
  const plugin: Plugin = ySyncPlugin(body);
  const bind = plugin.spec.view;
  plugin.spec.view = (view) => {
    const binding: Binding = ySyncPluginKey.getState(view.state).binding;
    // y-prosemirror restores the caret by offset only if it has no position in the shared text.
    binding.beforeTransactionSelection = nowhere;
    const bound = bind?.(view) ?? {};
    binding.beforeTransactionSelection = null;
    // Within the lock, so that opening writes nothing to the shared text.
    binding.mux(() => {
      const { tr, doc } = view.state;
      view.dispatch(tr.setSelection(Selection.atStart(doc)).setMeta('addToHistory', false));
    });
    return bound;
  };
  return plugin;
}

/** The part of y-prosemirror's binding used here. Its own types omit that there may be no selection. */
interface Binding {
  beforeTransactionSelection: typeof nowhere | null;
  mux(change: () => void): void;
}

const nowhere = { type: 'text', anchor: null, head: null };
