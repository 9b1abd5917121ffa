import { useTranslations } from 'use-intl';
import { refusalOf } from '../../../platform/call.ts';
import { useErrorWords } from '../../../platform/use-error-words.ts';
import { DropZone } from '../../../shared/files/drop-zone.tsx';
import { LimitReset } from '../../../shared/proofreading/limit-note.tsx';
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
          {check.error && <LimitOf error={check.error} />}
        </>
      )}
    </AppFrame>
  );
}

/** When the daily limit resets, if it has caused the error. */
function LimitOf({ error }: { error: unknown }) {
  const { code, params } = refusalOf(error);
  if (code !== 'daily_limit_reached') return null;
  return (
    <div className="mt-1 text-center text-sm">
      <LimitReset at={Number(params.resets)} />
    </div>
  );
}
