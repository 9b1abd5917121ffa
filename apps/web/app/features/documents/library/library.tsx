import type { FolderView } from '@inkstone/contracts/documents/folders';
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import type { DialogRequest, DraggedItem } from './dialog-request.ts';
import { RequestedDialog } from './requested-dialog.tsx';
import { type DocumentActions, useDocumentActions } from './use-document-actions.ts';
import { useFolders } from './use-folders.ts';

/** The context of all components of the document pages. */
export interface Library {
  readonly folders: readonly FolderView[];
  readonly actions: DocumentActions;
  readonly openDialog: (dialog: DialogRequest) => void;
  readonly dragged: DraggedItem | null;
  readonly setDragged: (dragged: DraggedItem | null) => void;
}

const LibraryContext = createContext<Library | null>(null);

export function useLibrary(): Library {
  const library = use(LibraryContext);
  if (!library) throw new Error('Stands outside of a LibraryProvider');
  return library;
}

/** Provides the folders, the actions on documents, and the dialog that asks for their input. */
export function LibraryProvider({
  folders: first,
  children,
}: {
  /** Fetched by the provider when they are missing. */
  folders?: readonly FolderView[];
  children: ReactNode;
}) {
  const folders = useFolders(first);
  const actions = useDocumentActions();
  const { dialog, openDialog, close } = useRequestedDialog();
  const [dragged, setDragged] = useState<DraggedItem | null>(null);
  const library = useMemo(
    () => ({ folders, actions, openDialog, dragged, setDragged }),
    [folders, actions, openDialog, dragged],
  );
  return (
    <LibraryContext value={library}>
      {children}
      {dialog && <RequestedDialog dialog={dialog} folders={folders} actions={actions} onClose={close} />}
    </LibraryContext>
  );
}

/** The open dialog. When it closes, the focus returns to the element that opened it; dialogs do not know that element. */
function useRequestedDialog() {
  const [dialog, setDialog] = useState<DialogRequest | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const openDialog = useCallback((next: DialogRequest) => {
    opener.current = findOpener();
    setDialog(next);
  }, []);
  const close = useCallback(() => {
    setDialog(null);
    setTimeout(() => opener.current?.focus());
  }, []);
  return { dialog, openDialog, close };
}

/** Returns the focused element; for a menu item, the button of its menu, because the menu is about to close. */
function findOpener(): HTMLElement | null {
  const focused = document.activeElement;
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = button ? document.getElementById(button) : focused;
  return opener instanceof HTMLElement ? opener : null;
}
