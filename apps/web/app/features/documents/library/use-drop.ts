import { folderSubtree } from '@inkstone/domain/documents';
import { showToast } from '@inkstone/ui';
import { type DragEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DraggedItem } from './dialog-request.ts';
import { type Library, useLibrary } from './library.tsx';
import { useFolderActions } from './use-folders.ts';

/** Props of a drop target. */
export interface DropProps {
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
  /** `true` while an accepted item is dragged over it. */
  readonly 'data-over': boolean | undefined;
}

/** Makes a folder, or the top level (null), a drop target for documents and folders. */
export function useDropOnFolder(folderId: string | null): DropProps {
  const t = useTranslations('documents');
  const library = useLibrary();
  const folder = useFolderActions();
  const name = library.folders.find(({ id }) => id === folderId)?.name ?? t('folderTop');
  return useDrop(
    (dragged) => canLieIn(library, dragged, folderId),
    async (dragged) => {
      if (dragged.kind === 'documents') return library.actions.move(dragged.documents, folderId, name);
      await folder.move(dragged.folder.id, folderId);
      showToast.success(t('folderMoved', { name: dragged.folder.name, folder: name }));
    },
  );
}

/** Makes the trash a drop target for documents and folders; folders require confirmation. */
export function useDropOnTrash(): DropProps {
  const { actions, openDialog } = useLibrary();
  return useDrop(
    () => true,
    async (dragged) => {
      if (dragged.kind === 'documents') await actions.trash(dragged.documents);
      else openDialog({ kind: 'delete-folder', folder: dragged.folder });
    },
  );
}

function useDrop(
  accepts: (dragged: DraggedItem) => boolean,
  take: (dragged: DraggedItem) => Promise<void>,
): DropProps {
  const { dragged, setDragged, actions } = useLibrary();
  const [isOver, setOver] = useState(false);
  const canTake = dragged !== null && accepts(dragged);
  return {
    onDragOver: (event) => {
      if (!canTake) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event) => {
      setOver(false);
      if (!canTake) return;
      event.preventDefault();
      event.stopPropagation();
      setDragged(null);
      take(dragged).catch(actions.reportMoveFailed);
    },
    'data-over': (isOver && canTake) || undefined,
  };
}

function canLieIn({ folders }: Library, dragged: DraggedItem, folderId: string | null): boolean {
  if (dragged.kind === 'documents') return dragged.documents.some((each) => each.folderId !== folderId);
  const { id, parentId } = dragged.folder;
  return parentId !== folderId && (folderId === null || !folderSubtree(folders, id).includes(folderId));
}
