import type { FolderView } from '@inkstone/contracts/documents/folders';
import { folderPath } from '@inkstone/domain/documents';
import { Button, Notice, PlusIcon, showToast, TrashIcon } from '@inkstone/ui';
import { type ReactNode, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { usePageAction } from '../../../shell/palette/page-action.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { DocumentList } from './document-list.tsx';
import { EmptyList } from './empty-list.tsx';
import { MoveIcon, StarIcon } from './icons.tsx';
import { useLibrary } from './library.tsx';
import { ListControls } from './list-controls.tsx';
import { ListFoot } from './list-foot.tsx';
import { type ListQuery, readListQuery, writeListQuery } from './list-query.ts';
import { SelectionBar } from './selection-bar.tsx';
import {
  type DocumentListState,
  isKnown,
  type LoadedList,
  useCreateDocument,
  useDocumentList,
} from './use-documents.ts';
import { useRelativeTime } from './use-relative-time.ts';
import { type SelectionState, useSelection } from './use-selection.ts';

export interface DocumentsPageProps {
  loaded: LoadedList;
  /** When it was loaded, ms since the epoch. */
  loadedAt: number;
  /** Buttons of other features beside the one for a new document, such as import. */
  extraActions?: ReactNode;
  /** Content of another feature above the list, such as the search. */
  search?: ReactNode;
  /** An offer of another feature. It is below the list, so that the list does not move when the offer appears. */
  notice?: ReactNode;
}

/** The documents of the signed-in user: all, recent, favourites, or those of a folder. */
export function DocumentsPage({ loaded, loadedAt, extraActions, search, notice }: DocumentsPageProps) {
  const [query, setQuery] = useListQuery();
  const list = useDocumentList(query, loaded);
  const selection = useSelection(
    useMemo(() => list.documents.map(({ id }) => id), [list.documents]),
    writeListQuery(query),
  );
  const timeText = useRelativeTime(loadedAt);
  const { path, inside } = useFolderShown(query);
  const create = <CreateButton folderId={query.folderId} />;
  const { openDialog } = useLibrary();
  usePageAction({ 'new-folder': () => openDialog({ kind: 'new-folder', parentId: null }) });
  const isEmpty = list.documents.length + inside.length === 0 && isKnown(list);
  return (
    <AppFrame
      title={useHeading(query, path)}
      lead={query.folderId !== null && path.length > 0 && <Breadcrumb path={path} />}
      actions={
        <>
          {extraActions}
          <CreateButton folderId={query.folderId} isShort />
        </>
      }
    >
      {list.kept !== null && <OfflineNotice />}
      {search}
      <div className="sticky top-page z-20 bg-paper py-1">
        {selection.ids.size > 0 ? (
          <SelectionActions list={list} selection={selection} />
        ) : (
          <ListControls query={query} total={list.total} onChange={setQuery} />
        )}
      </div>
      {isEmpty ? (
        <EmptyList
          query={query}
          isFolderMissing={query.folderId !== null && path.length === 0}
          create={create}
          onShowAll={setQuery}
        />
      ) : (
        <DocumentList folders={inside} {...{ list, selection, timeText }} />
      )}
      <ListFoot list={list} />
      {notice}
    </AppFrame>
  );
}

/** The list that the URL selects. Changing it adds a history entry. */
function useListQuery(): [ListQuery, (query: ListQuery) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => readListQuery(search), [search]);
  const change = (next: ListQuery) =>
    void navigate({ search: writeListQuery(next) }, { replace: true, preventScrollReset: true });
  return [query, change];
}

/** Returns the path to the current folder, and its subfolders. Filters apply to documents only. */
function useFolderShown({ folderId, title, fileType, isFavouritesOnly }: ListQuery) {
  const { folders } = useLibrary();
  return useMemo(() => {
    const path = folderId === null ? [] : folderPath(folders, folderId);
    const isNarrowed = title !== '' || fileType !== null || isFavouritesOnly;
    const inside =
      folderId === null || isNarrowed ? [] : folders.filter(({ parentId }) => parentId === folderId);
    return { path, inside };
  }, [folders, folderId, title, fileType, isFavouritesOnly]);
}

function useHeading({ where }: ListQuery, path: readonly FolderView[]): string {
  const t = useTranslations('documents');
  if (where === 'folder') return path.at(-1)?.name ?? t('folders');
  if (where === 'recent') return t('recent');
  return where === 'favourites' ? t('favourites') : t('heading');
}

function OfflineNotice() {
  const t = useTranslations('documents');
  return (
    <Notice tone="warn" role="status" className="mb-4">
      {t('offline')}
    </Notice>
  );
}

/** `isShort`: whether the label is hidden on narrow windows, beside a title. */
function CreateButton({ folderId, isShort = false }: { folderId: string | null; isShort?: boolean }) {
  const t = useTranslations('documents');
  const path = useLocalePath();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const create = useCreateDocument();
  const open = () =>
    create.mutate(folderId, {
      onSuccess: ({ id }) => navigate(path(`/app/write/${id}`)),
      onError: (error) => showToast.error(errorText(error)),
    });
  return (
    <Button
      kind="primary"
      onClick={open}
      isBusy={create.isPending}
      className={isShort ? 'max-sm:size-11 max-sm:px-0' : ''}
    >
      <PlusIcon />
      <span className={isShort ? 'max-sm:sr-only' : ''}>{t('newDocument')}</span>
    </Button>
  );
}

function SelectionActions({ list, selection }: { list: DocumentListState; selection: SelectionState }) {
  const t = useTranslations('documents');
  const { openDialog, actions } = useLibrary();
  const selected = list.documents.filter(({ id }) => selection.ids.has(id));
  const areFavourites = selected.every(({ isFavourite }) => isFavourite);
  return (
    <SelectionBar list={list} selection={selection}>
      <Button
        kind="quiet"
        size="small"
        className="max-sm:size-11 max-sm:px-0"
        onClick={() => openDialog({ kind: 'move', documents: selected })}
      >
        <MoveIcon size={18} />
        <span className="max-sm:sr-only">{t('moveTo')}</span>
      </Button>
      <Button
        kind="quiet"
        size="small"
        className="max-sm:size-11 max-sm:px-0"
        onClick={() => void actions.setFavourite(selected, !areFavourites)}
      >
        <StarIcon size={18} />
        <span className="max-sm:sr-only">{areFavourites ? t('unfavour') : t('favour')}</span>
      </Button>
      <Button
        kind="quiet"
        size="small"
        className="max-sm:size-11 max-sm:px-0"
        onClick={() => void actions.trash(selected)}
      >
        <TrashIcon size={18} />
        <span className="max-sm:sr-only">{t('moveToTrash')}</span>
      </Button>
    </SelectionBar>
  );
}
