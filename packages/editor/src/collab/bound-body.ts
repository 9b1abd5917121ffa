import type { Node } from '@tiptap/pm/model';
import { type Plugin, Selection } from '@tiptap/pm/state';
import { ySyncPlugin, ySyncPluginKey } from 'y-prosemirror';
import type * as Y from 'yjs';

/**
 * Binds a shared body in both directions and places the initial caret at the start of its text. y-prosemirror alone keeps the
 * caret's offset in the empty document, which in a list or table is between two blocks. Each local change can be undone,
 * regardless of other transactions dispatched while the view applies it.
 */
export function boundBody(body: Y.XmlFragment): Plugin {
  const plugin: Plugin = ySyncPlugin(body);
  keepChangesUndoable(plugin);
  const bind = plugin.spec.view;
  plugin.spec.view = (view) => {
    const binding: Binding = ySyncPluginKey.getState(view.state).binding;
    leaveEmpty(binding);
    observeOthersOnly(binding);
    // y-prosemirror restores the caret by offset only if it has no position in the shared text.
    binding.beforeTransactionSelection = nowhere;
    const bound = bind?.(view) ?? {};
    binding.beforeTransactionSelection = null;
    // Within the lock, so that opening does not write to the shared text.
    binding.mux(() => {
      const { tr, doc } = view.state;
      view.dispatch(tr.setSelection(Selection.atStart(doc)).setMeta('addToHistory', false));
    });
    return bound;
  };
  return plugin;
}

/**
 * Does not write the paragraph that the editor shows for an empty body, such as one whose first words were undone: redoing them would
 * add them beside it.
 */
function leaveEmpty(binding: Binding): void {
  const write = binding._prosemirrorChanged.bind(binding);
  binding._prosemirrorChanged = (doc) => {
    const isShownOnly = binding.type.length === 0 && doc.type.createAndFill()?.eq(doc) === true;
    if (!isShownOnly) write(doc);
  };
}

/**
 * Observes the shared body only while no local change is written, because y-prosemirror ignores those events. Yjs determines the path
 * of each event for its observers, which takes seconds after a change of thousands of paragraphs.
 */
function observeOthersOnly(binding: Binding): void {
  const { _observeFunction: observe } = binding;
  const lock = binding.mux.bind(binding);
  const destroy = binding.destroy.bind(binding);
  let isPaused = false;
  const resume = () => {
    if (isPaused) binding.type.observeDeep(observe);
    isPaused = false;
  };
  binding.mux = (change) =>
    lock(() => {
      binding.type.unobserveDeep(observe);
      isPaused = true;
      try {
        change();
      } finally {
        resume();
      }
    });
  // The change can close the view, which ends the observation.
  binding.destroy = () => {
    resume();
    destroy();
  };
}

/**
 * Derives `addToHistory` only from transactions that change the document. y-prosemirror uses the value of the last transaction,
 * which can be a change of focus during the update of the view; the change could then not be undone.
 */
function keepChangesUndoable(plugin: Plugin): void {
  const field = plugin.spec.state;
  if (field === undefined) return;
  const apply = field.apply.bind(plugin);
  field.apply = (tr, value, before, after) => {
    // Read first: y-prosemirror changes the value in place.
    const { addToHistory } = value;
    const next = apply(tr, value, before, after);
    return tr.docChanged ? next : { ...next, addToHistory };
  };
}

/** The part of y-prosemirror's binding used here. Its own types omit that there may be no selection. */
interface Binding {
  beforeTransactionSelection: typeof nowhere | null;
  mux(change: () => void): void;
  destroy(): void;
  readonly type: Y.XmlFragment;
  readonly _observeFunction: Parameters<Y.XmlFragment['observeDeep']>[0];
  /** Writes the document of the editor into the shared body. */
  _prosemirrorChanged(doc: Node): void;
}

const nowhere = { type: 'text', anchor: null, head: null };
