import type { DocumentView } from '@inkstone/contracts/documents';
import { ArrowLeftIcon, Badge, Button, buttonClass, EmptyState, showToast } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../i18n/page-locale.ts';
import { AppFrame } from '../../shell/app-frame.tsx';
import { useErrorWords } from '../../use-error-words.ts';
import { ListFoot } from './list-foot.tsx';
import { type DocumentPage, useDocumentList, useMoveDocument } from './use-documents.ts';

export interface TrashPageProps {
  first: DocumentPage;
}

/** Documents that were moved to the trash, and how long each stays. */
export function TrashPage({ first }: TrashPageProps) {
  const t = useTranslations('documents');
  const path = useLocalePath();
  const list = useDocumentList('trash', first);
  return (
    <AppFrame
      title={t('trashHeading')}
      hint={list.documents.length > 0 && t('trashHint')}
      actions={
        <Link to={path('/app')} className={buttonClass('quiet')}>
          <ArrowLeftIcon />
          {t('backToDocuments')}
        </Link>
      }
    >
      {list.documents.length === 0 && !list.isFetching && !list.isError ? (
        <EmptyState title={t('trashEmptyTitle')}>
          <p>{t('trashEmptyText')}</p>
        </EmptyState>
      ) : (
        <ul aria-label={t('trashHeading')} className="divide-y divide-line border-y border-line">
          {list.documents.map((document) => (
            <TrashedRow key={document.id} document={document} />
          ))}
        </ul>
      )}
      <ListFoot list={list} />
    </AppFrame>
  );
}

function TrashedRow({ document }: { document: DocumentView }) {
  const t = useTranslations('documents');
  const errorWords = useErrorWords();
  const restore = useMoveDocument('live');
  const title = document.title || t('untitled');
  const bringBack = () =>
    restore.mutate(document, {
      onSuccess: () => showToast.success(t('restored', { title })),
      onError: (error) => showToast.error(errorWords(error)),
    });
  return (
    <li className="flex items-center gap-4 px-2 py-4">
      <div className="min-w-0 grow">
        <h2 className="truncate font-serif text-lg font-semibold" lang="">
          {title}
        </h2>
        <p className="mt-0.5 line-clamp-1 text-sm text-soft" lang="">
          {document.excerpt || t('noText')}
        </p>
        {document.daysLeft !== null && (
          <Badge tone={document.daysLeft <= 3 ? 'warn' : 'plain'} className="mt-1.5">
            {t('daysLeft', { days: document.daysLeft })}
          </Badge>
        )}
      </div>
      <Button onClick={bringBack} isBusy={restore.isPending}>
        {t('restore')}
      </Button>
    </li>
  );
}
