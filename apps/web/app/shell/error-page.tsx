import { buttonClass } from '@inkstone/ui/plain';
import { isRouteErrorResponse, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../i18n/page-locale.ts';

/** What stands in the place of a page that cannot be shown: 404 has words of its own, the rest counts as 500. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslations('common');
  const path = useLocalePath();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isMissing = status === 404;
  const title = isMissing ? t('notFoundTitle') : t('errorTitle');
  const message = error instanceof Error && error.message !== '' ? error.message : t('errorText');
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-5 px-6 py-24 md:py-36">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p className="font-serif text-5xl text-seal">{status}</p>
      <h1 className="font-serif text-3xl font-semibold">{title}</h1>
      <p className="text-soft">{isMissing ? t('notFoundText') : message}</p>
      <p className="mt-3">
        <Link to={path('/')} className={buttonClass('primary')}>
          {t('backHome')}
        </Link>
      </p>
    </div>
  );
}
