import { ArrowLeftIcon, buttonClass, showToast } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { DropZone } from '../../files/drop-zone.tsx';
import { useLocalePath } from '../../i18n/page-locale.ts';
import { AppFrame } from '../../shell/app-frame.tsx';
import { useErrorWords } from '../../use-error-words.ts';
import { CheckedDocument } from './checked-document.tsx';
import { useCheckFile } from './use-official.ts';

/** Checks an official document by its rules and its standard of layout, and gives it back mended. */
export function OfficialPage() {
  const t = useTranslations('official');
  const path = useLocalePath();
  const errorWords = useErrorWords();
  const check = useCheckFile();
  const take = (file: File) => check.mutate(file, { onError: (error) => showToast.error(errorWords(error)) });
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
