import type { DocumentView } from '@inkstone/contracts/documents';
import { Button, buttonClass, DocumentIcon, EmptyState, PlusIcon, showToast, TrashIcon } from '@inkstone/ui';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../i18n/page-locale.ts';
import { AppFrame } from '../../shell/app-frame.tsx';
import { useErrorWords } from '../../use-error-words.ts';
import { DocumentList } from './document-list.tsx';
import { ListFoot } from './list-foot.tsx';
import {
  type DocumentPage,
  useCreateDocument,
  useDocumentList,
  useMoveDocument,
  useRenameDocument,
} from './use-documents.ts';
import { useSendUnsaved } from './use-send-unsaved.ts';
import { useTimeWords } from './use-time-words.ts';

export interface DocumentsPageProps {
  first: DocumentPage;
  /** When `first` was read, ms since the epoch. */
  loadedAt: number;
}

/** All documents of the person who is signed in. */
export function DocumentsPage({ first, loadedAt }: DocumentsPageProps) {
  const t = useTranslations('documents');
  const path = useLocalePath();
  const list = useDocumentList('live', first);
  const timeWords = useTimeWords(loadedAt);
  const create = useCreateButton();
  const actions = useRowActions();
  useSendUnsaved();
  return (
    <AppFrame
      title={t('heading')}
      actions={
        <>
          <Link to={path('/app/official')} className={buttonClass('quiet')}>
            <DocumentIcon />
            {t('openOfficial')}
          </Link>
          <Link to={path('/app/trash')} className={buttonClass('quiet')}>
            <TrashIcon />
            {t('openTrash')}
          </Link>
          {create}
        </>
      }
    >
      {list.documents.length === 0 && !list.isFetching && !list.isError ? (
        <EmptyState title={t('emptyTitle')} action={create}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      ) : (
        <DocumentList documents={list.documents} timeWords={timeWords} {...actions} />
      )}
      <ListFoot list={list} />
    </AppFrame>
  );
}

function useCreateButton() {
  const t = useTranslations('documents');
  const path = useLocalePath();
  const navigate = useNavigate();
  const errorWords = useErrorWords();
  const create = useCreateDocument();
  const open = () =>
    create.mutate(undefined, {
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

function useRowActions() {
  const t = useTranslations('documents');
  const errorWords = useErrorWords();
  const rename = useRenameDocument();
  const trash = useMoveDocument('trash');
  const restore = useMoveDocument('live');
  const onError = (error: unknown) => showToast.error(errorWords(error));
  return {
    onRename: ({ id }: DocumentView, title: string) => rename.mutate({ id, title }, { onError }),
    onTrash(document: DocumentView) {
      const title = document.title || t('untitled');
      trash.mutate(document, {
        onError,
        onSuccess: () =>
          showToast.success(t('trashed', { title }), {
            label: t('undo'),
            run: () => restore.mutate(document, { onError }),
          }),
      });
    },
  };
}
