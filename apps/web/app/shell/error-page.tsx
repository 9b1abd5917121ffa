import { Button, buttonClass } from '@inkstone/ui/plain';
import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { isConnectionFailure } from '../offline/connection-failure.ts';
import { useLocalePath } from '../platform/i18n/page-locale.ts';
import { useRootData } from '../platform/root-data.ts';

/** Shown in place of a page that cannot be rendered. */
export function ErrorPage({ error }: { error: unknown }) {
  return isConnectionFailure(error) ? <Unreachable /> : <Failure error={error} />;
}

function Unreachable() {
  const t = useTranslations('common');
  const path = useLocalePath();
  const isSignedIn = useRootData()?.isSignedIn ?? false;
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-5 px-6 py-24 md:py-36">
      <title>{t('needsNetwork')}</title>
      <h1 className="font-serif text-3xl font-semibold">{t('needsNetwork')}</h1>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>{t('retry')}</Button>
        <Link to={path(isSignedIn ? '/app' : '/')} className={buttonClass('primary')}>
          {t(isSignedIn ? 'myDocuments' : 'backHome')}
        </Link>
      </p>
    </div>
  );
}

/** 404 and 429 have their own messages. A page that may load later has a link to itself, which needs no script. */
function Failure({ error }: { error: unknown }) {
  const t = useTranslations('common');
  const path = useLocalePath();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const message = error instanceof Error && error.message !== '' ? error.message : t('errorText');
  const [title, text] =
    status === 404
      ? [t('notFoundTitle'), t('notFoundText')]
      : status === 429
        ? [t('tooManyTitle'), t('tooManyText')]
        : [t('errorTitle'), message];
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-5 px-6 py-24 md:py-36">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p className="font-serif text-5xl text-seal">{status}</p>
      <h1 className="font-serif text-3xl font-semibold">{title}</h1>
      <p className="text-soft">{text}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        {status !== 404 && (
          <Link reloadDocument to={`${pathname}${search}`} className={buttonClass('secondary')}>
            {t('retry')}
          </Link>
        )}
        <Link to={path('/')} className={buttonClass('primary')}>
          {t('backHome')}
        </Link>
      </p>
    </div>
  );
}
