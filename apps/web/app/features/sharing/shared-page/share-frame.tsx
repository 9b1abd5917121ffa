import { buttonClass } from '@inkstone/ui/plain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { BrandMark } from '../../../shell/brand.tsx';
import { contentId, SkipLink } from '../../../shell/skip-link.tsx';

/** The layout of shared pages: only the content, and a footer that names the product. */
export function ShareFrame({ children, foot }: { children: ReactNode; foot?: ReactNode }) {
  const t = useTranslations('sharing');
  const path = useLocalePath();
  return (
    <div className="mx-auto flex min-h-page max-w-[44em] flex-col px-5 sm:px-8">
      <SkipLink />
      <main id={contentId} tabIndex={-1} className="grow outline-none pt-10 pb-16 sm:pt-20 print:pt-0">
        {children}
      </main>
      <footer className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line py-5 text-sm text-soft print:hidden">
        <Link
          to={path('/')}
          reloadDocument
          className="inline-flex min-h-8 items-center gap-2 rounded-md hover:text-ink"
        >
          <BrandMark size={20} />
          {t('writtenWith')}
        </Link>
        {foot}
      </footer>
    </div>
  );
}

/** The submit button of a form that works without scripts. */
export function SubmitButton({ children }: { children: ReactNode }) {
  return (
    <button type="submit" className={buttonClass('primary')}>
      {children}
    </button>
  );
}
