import { ArrowLeftIcon, buttonClass } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { DropZone } from '../../files/drop-zone.tsx';
import { useLocalePath } from '../../i18n/page-locale.ts';
import { AppFrame } from '../../shell/app-frame.tsx';
import { useErrorWords } from '../../use-error-words.ts';
import { CheckedFileView } from './checked-file-view.tsx';
import { useCheckFile } from './use-file-review.ts';

const accept = '.docx,.pdf,.txt,.text,.md,.markdown';

/** Proofreads a whole file, lists what was found and gives it back with tracked changes or as a report. */
export function FileReviewPage() {
  const t = useTranslations('file-review');
  const path = useLocalePath();
  const errorWords = useErrorWords();
  const check = useCheckFile();
  return (
    <AppFrame
      title={t('heading')}
      hint={t('hint')}
      actions={
        <Link to={path('/app')} className={buttonClass('quiet')}>
          <ArrowLeftIcon />
          {t('backToDocuments')}
        </Link>
      }
    >
      <p className="sr-only" role="status">
        {check.isPending
          ? t('checking')
          : check.data && t('checked', { count: check.data.report.findings.length })}
      </p>
      {check.data ? (
        <CheckedFileView checked={check.data} onClose={check.reset} />
      ) : (
        <>
          <DropZone
            title={check.isPending ? t('checking') : t('drop')}
            hint={check.isPending ? t('checkingHint') : t('dropHint')}
            choose={t('choose')}
            privacy={t('privacy')}
            accept={accept}
            isBusy={check.isPending}
            onFile={check.mutate}
          />
          {check.isError && (
            <p className="mt-4 text-center text-bad" role="alert">
              {errorWords(check.error)}
            </p>
          )}
        </>
      )}
    </AppFrame>
  );
}
