import type { DocumentView } from '@inkstone/contracts/documents';
import { buttonClass } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { RestoreButton } from './restore-button.tsx';

export interface TrashedPageProps {
  document: DocumentView;
  onRestored: () => void;
}

/** Shown in place of a document that is in the trash. */
export function TrashedPage({ document, onRestored }: TrashedPageProps) {
  const t = useTranslations('writing');
  const path = useLocalePath();
  return (
    <AppFrame title={t('trashedTitle')} hint={t('trashedText')}>
      <div className="flex flex-wrap gap-2">
        <RestoreButton kind="primary" documentId={document.id} onRestored={onRestored} />
        <Link to={path('/app')} className={buttonClass('quiet')}>
          {t('backToDocuments')}
        </Link>
      </div>
    </AppFrame>
  );
}
