import { buttonClass } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePageLocale } from '../i18n/page-locale.ts';
import { localePath } from '../i18n/resolve-locale.ts';

export interface ErrorPageProps {
  /** HTTP status; 404 has words of its own. */
  status: number;
  /** What went wrong, as the error says it. */
  message?: string | undefined;
}

/** Stands in the place of a page that cannot be shown. */
export function ErrorPage({ status, message }: ErrorPageProps) {
  const t = useTranslations('common');
  const locale = usePageLocale();
  const isMissing = status === 404;
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-5 px-6 py-16">
      <title>{isMissing ? t('notFoundTitle') : t('errorTitle')}</title>
      <meta name="robots" content="noindex" />
      <p className="font-serif text-5xl text-seal">{status}</p>
      <h1 className="font-serif text-3xl font-semibold">
        {isMissing ? t('notFoundTitle') : t('errorTitle')}
      </h1>
      <p className="text-soft">{isMissing ? t('notFoundText') : (message ?? t('errorText'))}</p>
      <p>
        <Link to={localePath(locale, '/')} className={buttonClass('primary')}>
          {t('backHome')}
        </Link>
      </p>
    </main>
  );
}
