import { buttonClass } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../i18n/page-locale.ts';
import { AppFrame } from '../../shell/app-frame.tsx';

/** Stands in the place of a document that is not there, or is somebody else's. */
export function MissingPage() {
  const t = useTranslations('common');
  const errors = useTranslations('errors');
  const path = useLocalePath();
  return (
    <AppFrame title={errors('file_not_found')}>
      <Link to={path('/app')} className={buttonClass('primary')}>
        {t('myDocuments')}
      </Link>
    </AppFrame>
  );
}
