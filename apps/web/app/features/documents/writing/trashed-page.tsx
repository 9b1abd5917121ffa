import type { DocumentView } from '@inkstone/contracts/documents';
import { restoreDocuments } from '@inkstone/contracts/documents';
import { Button, buttonClass, showToast } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { AppFrame } from '../../../shell/app-frame.tsx';

export interface TrashedPageProps {
  document: DocumentView;
  onRestored: () => void;
}

/** Shown in place of a document that is in the trash. */
export function TrashedPage({ document, onRestored }: TrashedPageProps) {
  const t = useTranslations('writing');
  const path = useLocalePath();
  const errorText = useErrorText();
  const restore = useMutation({
    mutationFn: () => call(restoreDocuments, { ids: [document.id] }),
    onSuccess: onRestored,
    onError: (error) => showToast.error(errorText(error)),
  });
  return (
    <AppFrame title={t('trashedTitle')} hint={t('trashedText')}>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" onClick={() => restore.mutate()} isBusy={restore.isPending}>
          {t('restore')}
        </Button>
        <Link to={path('/app')} className={buttonClass('quiet')}>
          {t('backToDocuments')}
        </Link>
      </div>
    </AppFrame>
  );
}
