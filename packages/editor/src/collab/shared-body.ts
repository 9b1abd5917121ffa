import { Extension } from '@tiptap/core';
import { redoCommand, undoCommand, yCursorPlugin, yUndoPlugin } from 'y-prosemirror';
import type { Awareness } from 'y-protocols/awareness';
import type * as Y from 'yjs';
import { boundBody } from './bound-body.ts';
import { compositionGuard, type RemoteUpdates } from './composition-guard.ts';
import { othersChanges } from './others-changes.ts';
import { createRemoteCaret, remoteSelectionAttributes } from './remote-caret.ts';

/** The parts of a shared document that an editor binds to. */
export interface SharedBody {
  readonly body: Y.XmlFragment;
  readonly awareness: Awareness;
  readonly remote: RemoteUpdates;
}

/** Binds an editor to a shared body: edits in both directions, remote carets, and undo of local edits only. */
export function sharedBody({ body, awareness, remote }: SharedBody): Extension {
  return Extension.create({
    name: 'sharedBody',
    // Before all other plugins: the undo plugin reads the state of the sync plugin.
    priority: 1000,
    addProseMirrorPlugins: () => [
      boundBody(body),
      yCursorPlugin(othersChanges(awareness), {
        cursorBuilder: createRemoteCaret,
        selectionBuilder: remoteSelectionAttributes,
      }),
      yUndoPlugin(),
      compositionGuard(remote),
    ],
    addCommands: () => ({
      undo:
        () =>
        ({ tr, dispatch, state }) => {
          tr.setMeta('preventDispatch', true);
          return undoCommand(state, dispatch);
        },
      redo:
        () =>
        ({ tr, dispatch, state }) => {
          tr.setMeta('preventDispatch', true);
          return redoCommand(state, dispatch);
        },
    }),
    addKeyboardShortcuts() {
      // Always handled, because the browser's undo includes only typed text.
      const undo = () => this.editor.commands.undo() || true;
      const redo = () => this.editor.commands.redo() || true;
      return { 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo };
    },
  });
}
