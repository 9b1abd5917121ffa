import { useTranslations } from 'use-intl';
import { useErrorWords } from '../../../platform/use-error-words.ts';
import { DropZone } from '../../../shared/files/drop-zone.tsx';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { CheckedFileView } from './checked-file-view.tsx';
import { useCheckFile } from './use-file-review.ts';

const accept = '.docx,.pdf,.txt,.text,.md,.markdown';

/** Proofreads a file, lists the findings, and exports it with tracked changes or as a report. */
export function FileReviewPage() {
  const t = useTranslations('file-review');
  const errorWords = useErrorWords();
  const check = useCheckFile();
  return (
    <AppFrame title={t('heading')} hint={t('hint')}>
      <p className="sr-only" role="status">
        {check.isPending
          ? t('checking')
          : check.checked && t('checked', { count: check.checked.findings.length })}
      </p>
      {check.checked ? (
        <CheckedFileView checked={check.checked} onClose={check.close} />
      ) : (
        <>
          <DropZone
            title={check.isPending ? t('checking') : t('drop')}
            hint={check.isPending ? t('checkingHint') : t('dropHint')}
            choose={t('choose')}
            privacy={t('privacy')}
            accept={accept}
            isBusy={check.isPending}
            onFile={check.start}
          />
          {check.error && (
            <p className="mt-4 text-center text-bad" role="alert">
              {errorWords(check.error)}
            </p>
          )}
        </>
      )}
    </AppFrame>
  );
}
