import { showToast } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { DropZone } from '../../../shared/files/drop-zone.tsx';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { CheckedDocument } from './checked-document.tsx';
import { useCheckFile } from './use-official.ts';

/** Checks text and layout of an official document, and returns it corrected. */
export function OfficialPage() {
  const t = useTranslations('official');
  const errorText = useErrorText();
  const check = useCheckFile();
  const take = (file: File) => check.mutate(file, { onError: (error) => showToast.error(errorText(error)) });
  return (
    <AppFrame title={t('heading')} hint={t('hint')}>
      <p className="sr-only" role="status">
        {check.isPending ? t('checking') : check.data && t('checked')}
      </p>
      {check.data ? (
        <CheckedDocument checked={check.data} onClose={check.reset} />
      ) : (
        <DropZone
          title={t('drop')}
          hint={t('dropHint')}
          choose={t('choose')}
          privacy={t('privacy')}
          accept=".docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
          isBusy={check.isPending}
          onFile={take}
        />
      )}
    </AppFrame>
  );
}
