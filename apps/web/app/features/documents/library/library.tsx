import type { FolderView } from '@inkstone/contracts/documents/folders';
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import type { Asked, Dragged } from './asked.ts';
import { AskedDialog } from './asked-dialog.tsx';
import { type DocumentActions, useDocumentActions } from './use-document-actions.ts';
import { useFolders } from './use-folders.ts';

/** What every part of the pages of documents works with. */
export interface Library {
  readonly folders: readonly FolderView[];
  readonly actions: DocumentActions;
  readonly ask: (asked: Asked) => void;
  readonly dragged: Dragged | null;
  readonly setDragged: (dragged: Dragged | null) => void;
}

const LibraryContext = createContext<Library | null>(null);

export function useLibrary(): Library {
  const library = use(LibraryContext);
  if (!library) throw new Error('Stands outside of a LibraryProvider');
  return library;
}

/** Holds the folders, what can be done to documents, and the dialog that asks. */
export function LibraryProvider({
  folders: first,
  children,
}: {
  /** Read by the provider itself where they are missing. */
  folders?: readonly FolderView[];
  children: ReactNode;
}) {
  const folders = useFolders(first);
  const actions = useDocumentActions();
  const { asked, ask, close } = useAsked();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const library = useMemo(
    () => ({ folders, actions, ask, dragged, setDragged }),
    [folders, actions, ask, dragged],
  );
  return (
    <LibraryContext value={library}>
      {children}
      {asked && <AskedDialog asked={asked} folders={folders} actions={actions} onClose={close} />}
    </LibraryContext>
  );
}

/** What is asked now. The focus goes back to where it was asked for, which the dialogs cannot know. */
function useAsked() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const ask = useCallback((next: Asked) => {
    opener.current = findOpener();
    setAsked(next);
  }, []);
  const close = useCallback(() => {
    setAsked(null);
    setTimeout(() => opener.current?.focus());
  }, []);
  return { asked, ask, close };
}

/** What has the focus; of a menu, which is about to go, its button. */
function findOpener(): HTMLElement | null {
  const focused = document.activeElement;
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = button ? document.getElementById(button) : focused;
  return opener instanceof HTMLElement ? opener : null;
}
