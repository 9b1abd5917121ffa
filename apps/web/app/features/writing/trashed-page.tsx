import type { DocumentView } from '@inkstone/contracts/documents';
import { restoreDocuments } from '@inkstone/contracts/documents';
import { Button, buttonClass, EmptyState, showToast } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../call.ts';
import { useLocalePath } from '../../i18n/page-locale.ts';
import { useErrorWords } from '../../use-error-words.ts';

export interface TrashedPageProps {
  document: DocumentView;
  onRestored: () => void;
}

/** Stands in the place of a document that is in the trash. */
export function TrashedPage({ document, onRestored }: TrashedPageProps) {
  const t = useTranslations('writing');
  const path = useLocalePath();
  const errorWords = useErrorWords();
  const restore = useMutation({
    mutationFn: () => call(restoreDocuments, { ids: [document.id] }),
    onSuccess: onRestored,
    onError: (error) => showToast.error(errorWords(error)),
  });
  return (
    <main className="flex min-h-dvh items-center">
      <title>{t('trashedTitle')}</title>
      <EmptyState
        title={t('trashedTitle')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Link to={path('/app')} className={buttonClass('quiet')}>
              {t('backToDocuments')}
            </Link>
            <Button kind="primary" onClick={() => restore.mutate()} isBusy={restore.isPending}>
              {t('restore')}
            </Button>
          </div>
        }
      >
        <p>{t('trashedText')}</p>
      </EmptyState>
    </main>
  );
}
