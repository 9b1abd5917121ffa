import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { refusalOf } from '../../../platform/call.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { DropZone } from '../../../shared/files/drop-zone.tsx';
import { type LoadedGlossaries, TermsChoice } from '../../../shared/glossary/terms-choice.tsx';
import { LimitReset } from '../../../shared/proofreading/limit-note.tsx';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { CheckedFileView } from './checked-file-view.tsx';
import { useCheckFile } from './use-file-review.ts';

const accept = '.docx,.pdf,.txt,.text,.md,.markdown';

/** Proofreads a file, lists the findings, and exports it with tracked changes or as a report. */
export function FileReviewPage({ glossaries }: { glossaries: LoadedGlossaries }) {
  const t = useTranslations('file-review');
  const errorText = useErrorText();
  const check = useCheckFile();
  const [documentId, setDocumentId] = useState<string | null>(null);
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
        <div className="flex flex-col gap-4">
          <div className="empty:hidden sm:max-w-md">
            <TermsChoice
              first={glossaries}
              value={documentId}
              onChange={setDocumentId}
              disabled={check.isPending}
            />
          </div>
          <DropZone
            title={check.isPending ? t('checking') : t('drop')}
            hint={check.isPending ? t('checkingHint') : t('dropHint')}
            choose={t('choose')}
            privacy={t('privacy')}
            accept={accept}
            isBusy={check.isPending}
            onFile={(given) => check.start({ given, documentId })}
          />
          {check.error && (
            <p className="text-center text-bad" role="alert">
              {errorText(check.error)}
            </p>
          )}
          {check.error && <LimitOf error={check.error} />}
        </div>
      )}
    </AppFrame>
  );
}

/** Shows when the daily limit resets, if it has caused the error. */
function LimitOf({ error }: { error: unknown }) {
  const { code, params } = refusalOf(error);
  if (code !== 'daily_limit_reached') return null;
  return (
    <div className="-mt-3 text-center text-sm">
      <LimitReset at={Number(params.resets)} />
    </div>
  );
}
