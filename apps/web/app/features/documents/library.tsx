import type { FolderView } from '@inkstone/contracts/folders';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
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
  folders: readonly FolderView[];
  children: ReactNode;
}) {
  const folders = useFolders(first);
  const actions = useDocumentActions();
  const [asked, ask] = useState<Asked | null>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const library = useMemo(
    () => ({ folders, actions, ask, dragged, setDragged }),
    [folders, actions, dragged],
  );
  return (
    <LibraryContext value={library}>
      {children}
      {asked && <AskedDialog asked={asked} folders={folders} actions={actions} onClose={() => ask(null)} />}
    </LibraryContext>
  );
}
