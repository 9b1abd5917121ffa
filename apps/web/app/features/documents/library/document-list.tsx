import type { DocumentView } from '@inkstone/contracts/documents';
import type { FolderView } from '@inkstone/contracts/documents/folders';
import { CheckIcon, IconButton, LazyMenu, MenuItem, MenuSeparator, MoreIcon, TrashIcon } from '@inkstone/ui';
import { type KeyboardEvent, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useLatest } from '../../../platform/use-latest.ts';
import { DocumentRow, type RowActions } from './document-row.tsx';
import { FolderRow } from './folder-row.tsx';
import { MoveIcon, RenameIcon, StarIcon } from './icons.tsx';
import { useLibrary } from './library.tsx';
import { RowList } from './row-list.tsx';
import { type DocumentListState, useShared } from './use-documents.ts';
import { useFollowEdited } from './use-follow-edited.ts';
import type { SelectionState } from './use-selection.ts';
import { useUnsynced } from './use-sync-states.ts';

export interface DocumentListProps {
  /** Folders shown above the documents. */
  folders: readonly FolderView[];
  list: DocumentListState;
  selection: SelectionState;
  timeText: (at: number) => string;
}

/** Folders, then documents, one below the other. F2 renames, Delete moves to the trash. */
export function DocumentList({ folders, list, selection, timeText }: DocumentListProps) {
  const t = useTranslations('documents');
  const { openDialog, actions: documentActions } = useLibrary();
  const { documents } = list;
  const unsynced = useUnsynced();
  useFollowEdited();
  const shared = useShared();
  const meant = useActionTargets(documents, selection);
  const actions = useRowActions(meant, selection);

  function onRowKey(event: KeyboardEvent, index: number): boolean {
    const folder = folders[index];
    const document = documents[index - folders.length];
    if (event.key === 'F2' && folder) openDialog({ kind: 'rename-folder', folder });
    else if (event.key === 'F2' && document) openDialog({ kind: 'rename', document });
    else if (event.key === 'Delete' && folder) openDialog({ kind: 'delete-folder', folder });
    else if (event.key === 'Delete' && document) void documentActions.trash(meant(document));
    else return false;
    return true;
  }

  function rowAt(index: number) {
    const folder = folders[index];
    if (folder) return { id: folder.id, isSelectable: false, content: <FolderRow folder={folder} /> };
    const document = documents[index - folders.length];
    if (!document) return { id: `${index}`, isSelectable: false, content: null };
    const row = {
      document,
      time: timeText(document.updatedAt),
      isSelected: selection.ids.has(document.id),
      isUnsynced: unsynced.has(document.id),
      isAbsent: list.kept !== null && !list.kept.has(document.id),
      isShared: shared.has(document.id),
    };
    return { id: document.id, isSelectable: true, content: <DocumentRow {...row} actions={actions} /> };
  }

  const count = folders.length + documents.length;
  return <RowList label={t('listLabel')} {...{ count, rowAt, list, selection, onRowKey }} />;
}

/** The targets of an action on one document: all selected ones, if it is among them. */
function useActionTargets(documents: readonly DocumentView[], selection: SelectionState) {
  return (document: DocumentView): readonly DocumentView[] =>
    selection.ids.has(document.id) ? documents.filter(({ id }) => selection.ids.has(id)) : [document];
}

/** A stable object, so that unchanged rows do not render again. */
function useRowActions(
  meant: (document: DocumentView) => readonly DocumentView[],
  selection: SelectionState,
): RowActions {
  const { actions, setDragged } = useLibrary();
  const latest = useLatest({ meant, selection });
  return useMemo(
    () => ({
      onSelect: ({ id }, isRange) =>
        isRange ? latest.current.selection.extendTo(id) : latest.current.selection.toggle(id),
      isSelecting: () => latest.current.selection.ids.size > 0,
      onFavourite: (document) => void actions.setFavourite([document], !document.isFavourite),
      onDrag: (document) => setDragged({ kind: 'documents', documents: latest.current.meant(document) }),
      onDragEnd: () => setDragged(null),
      menu: (document, isSelected) => (
        <DocumentMenu
          document={document}
          isSelected={isSelected}
          meant={() => latest.current.meant(document)}
          onSelect={() => latest.current.selection.toggle(document.id)}
        />
      ),
    }),
    [actions, setDragged, latest],
  );
}

interface DocumentMenuProps {
  document: DocumentView;
  isSelected: boolean;
  meant: () => readonly DocumentView[];
  onSelect: () => void;
}

function DocumentMenu({ document, isSelected, meant, onSelect }: DocumentMenuProps) {
  const t = useTranslations('documents');
  const { openDialog, actions } = useLibrary();
  return (
    <LazyMenu
      trigger={
        <IconButton label={t('moreOf', { title: document.title || t('untitled') })}>
          <MoreIcon />
        </IconButton>
      }
    >
      <MenuItem icon={<CheckIcon size={16} />} onSelect={onSelect}>
        {t(isSelected ? 'deselect' : 'select')}
      </MenuItem>
      <MenuItem
        icon={<RenameIcon size={16} />}
        shortcut="F2"
        onSelect={() => openDialog({ kind: 'rename', document })}
      >
        {t('rename')}
      </MenuItem>
      <MenuItem
        icon={<MoveIcon size={16} />}
        onSelect={() => openDialog({ kind: 'move', documents: meant() })}
      >
        {t('moveTo')}
      </MenuItem>
      <MenuItem
        icon={<StarIcon size={16} />}
        onSelect={() => void actions.setFavourite(meant(), !document.isFavourite)}
      >
        {document.isFavourite ? t('unfavour') : t('favour')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<TrashIcon size={16} />} shortcut="Delete" onSelect={() => void actions.trash(meant())}>
        {t('moveToTrash')}
      </MenuItem>
    </LazyMenu>
  );
}
