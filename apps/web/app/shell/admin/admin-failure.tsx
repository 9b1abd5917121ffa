import { buttonClass } from '@inkstone/ui';
import { isRouteErrorResponse, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../platform/i18n/page-locale.ts';
import { ProductFailure } from '../product-failure.tsx';
import { AdminFrame } from './admin-frame.tsx';

/** Shown below the navigation in place of a back office page that is refused or cannot be rendered. */
export function AdminFailure({ error }: { error: unknown }) {
  const t = useTranslations('admin');
  const path = useLocalePath();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status !== 400 && status !== 403 && status !== 404) return <ProductFailure error={error} />;
  return (
    <AdminFrame title={t(`failure_${status}`)} hint={t(`failureHint_${status}`)}>
      <Link to={path('/admin')} className={buttonClass('primary')}>
        {t('toOverview')}
      </Link>
    </AdminFrame>
  );
}
