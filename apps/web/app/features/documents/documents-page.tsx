import type { FolderView } from '@inkstone/contracts/folders';
import { folderPath } from '@inkstone/domain/documents';
import {
  Button,
  buttonClass,
  CheckIcon,
  DocumentIcon,
  Notice,
  PlusIcon,
  showToast,
  TrashIcon,
} from '@inkstone/ui';
import { type ReactNode, useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../i18n/page-locale.ts';
import { useErrorWords } from '../../use-error-words.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { DocumentList } from './document-list.tsx';
import { DocumentsFrame } from './documents-frame.tsx';
import { EmptyList } from './empty-list.tsx';
import { MoveIcon, StarIcon } from './icons.tsx';
import { LibraryProvider, useLibrary } from './library.tsx';
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
import { type SelectionState, useSelection } from './use-selection.ts';
import { useTimeWords } from './use-time-words.ts';

export interface DocumentsPageProps {
  loaded: LoadedList;
  folders: readonly FolderView[];
  /** When both were read, ms since the epoch. */
  loadedAt: number;
  /** Buttons of other features beside the one for a new document, such as the import. */
  extraActions?: ReactNode;
  /** What another feature puts above the list, such as the search. */
  search?: ReactNode;
}

/** The documents of the person who is signed in: all, recent ones, favourites, or those of a folder. */
export function DocumentsPage({ folders, ...props }: DocumentsPageProps) {
  return (
    <LibraryProvider folders={folders}>
      <Documents {...props} />
    </LibraryProvider>
  );
}

function Documents({ loaded, loadedAt, extraActions, search }: Omit<DocumentsPageProps, 'folders'>) {
  const [query, setQuery] = useListQuery();
  const list = useDocumentList(query, loaded);
  const selection = useSelection(
    useMemo(() => list.documents.map(({ id }) => id), [list.documents]),
    writeListQuery(query),
  );
  const timeWords = useTimeWords(loadedAt);
  const { path, inside } = useFolderShown(query);
  const create = <CreateButton folderId={query.folderId} />;
  const isEmpty = list.documents.length + inside.length === 0 && isKnown(list);
  return (
    <DocumentsFrame
      title={useHeading(query, path)}
      query={query}
      actions={<Actions {...{ extraActions, create }} />}
    >
      {query.folderId !== null && path.length > 0 && <Breadcrumb path={path} />}
      {list.kept !== null && <OfflineNotice />}
      {search}
      <div className="sticky top-0 z-20 bg-paper py-1">
        {selection.ids.size > 0 ? (
          <SelectionActions list={list} selection={selection} />
        ) : (
          <ListControls query={query} total={list.total} onChange={setQuery} />
        )}
      </div>
      {isEmpty ? (
        <EmptyList
          query={query}
          isFolderGone={query.folderId !== null && path.length === 0}
          create={create}
          onShowAll={setQuery}
        />
      ) : (
        <DocumentList folders={inside} {...{ list, selection, timeWords }} />
      )}
      <ListFoot list={list} />
    </DocumentsFrame>
  );
}

/** What the page's address asks for. Another list is another address that one can go back from. */
function useListQuery(): [ListQuery, (query: ListQuery) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => readListQuery(search), [search]);
  const change = (next: ListQuery) =>
    void navigate({ search: writeListQuery(next) }, { replace: true, preventScrollReset: true });
  return [query, change];
}

/** The way to the folder that is shown, and the folders in it. Filters look at documents only. */
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

function Actions({ extraActions, create }: { extraActions: ReactNode; create: ReactNode }) {
  const t = useTranslations('documents');
  const path = useLocalePath();
  return (
    <>
      <Link to={path('/app/proofread-file')} className={buttonClass('quiet', 'medium', 'max-sm:px-1.5')}>
        <CheckIcon className="max-sm:hidden" />
        {t('openFileReview')}
      </Link>
      <Link to={path('/app/official')} className={buttonClass('quiet', 'medium', 'max-sm:px-1.5')}>
        <DocumentIcon className="max-sm:hidden" />
        {t('openOfficial')}
      </Link>
      {extraActions}
      {create}
    </>
  );
}

function CreateButton({ folderId }: { folderId: string | null }) {
  const t = useTranslations('documents');
  const path = useLocalePath();
  const navigate = useNavigate();
  const errorWords = useErrorWords();
  const create = useCreateDocument();
  const open = () =>
    create.mutate(folderId, {
      onSuccess: ({ id }) => navigate(path(`/app/write/${id}`)),
      onError: (error) => showToast.error(errorWords(error)),
    });
  return (
    <Button kind="primary" onClick={open} isBusy={create.isPending}>
      <PlusIcon />
      {t('newDocument')}
    </Button>
  );
}

function SelectionActions({ list, selection }: { list: DocumentListState; selection: SelectionState }) {
  const t = useTranslations('documents');
  const { ask, actions } = useLibrary();
  const selected = list.documents.filter(({ id }) => selection.ids.has(id));
  const areFavourites = selected.every(({ isFavourite }) => isFavourite);
  return (
    <SelectionBar list={list} selection={selection}>
      <Button kind="quiet" size="small" onClick={() => ask({ kind: 'move', documents: selected })}>
        <MoveIcon size={18} />
        {t('moveTo')}
      </Button>
      <Button kind="quiet" size="small" onClick={() => void actions.setFavourite(selected, !areFavourites)}>
        <StarIcon size={18} />
        {areFavourites ? t('unfavour') : t('favour')}
      </Button>
      <Button kind="quiet" size="small" onClick={() => void actions.trash(selected)}>
        <TrashIcon size={18} />
        {t('moveToTrash')}
      </Button>
    </SelectionBar>
  );
}
