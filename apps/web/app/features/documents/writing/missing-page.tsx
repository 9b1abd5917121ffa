import { buttonClass } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { AppFrame } from '../../../shell/app-frame.tsx';

/** Shown when a document does not exist or belongs to another account. */
export function MissingPage() {
  const t = useTranslations('writing');
  const path = useLocalePath();
  return (
    <AppFrame title={t('missingTitle')} hint={t('missingText')}>
      <Link to={path('/app')} className={buttonClass('primary')}>
        {t('backToDocuments')}
      </Link>
    </AppFrame>
  );
}
