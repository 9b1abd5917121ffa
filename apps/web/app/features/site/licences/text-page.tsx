import type { ReplyOf } from '@inkstone/contracts';
import type { getNotice } from '@inkstone/contracts/site/notices';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../shell/page-head.tsx';
import { BackLink } from './back-link.tsx';
import { Licence } from './notice-list.tsx';

/** One component with its licence text, in the original language. */
export function TextPage({ notice }: { notice: ReplyOf<typeof getNotice> }) {
  const t = useTranslations('licences');
  const { name, version, section, source, text } = notice;
  return (
    <div className="mx-auto max-w-4xl px-4 pt-8 pb-20 sm:px-6 lg:pt-12">
      <PageHead title={`${name} · ${t('title')}`} />
      <BackLink to={`/licences/${section}`} label={t(`sections.${section}`)} />
      <h1 className="font-serif text-3xl leading-tight font-semibold wrap-anywhere">
        {name} <span className="text-xl font-normal text-faint tabular-nums">{version}</span>
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-6">
        <Licence notice={notice} />
        {source !== null && (
          <a
            href={source}
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center text-sm text-soft underline underline-offset-4 wrap-anywhere hover:text-ink"
          >
            {t('source')}
          </a>
        )}
      </p>
      <pre
        lang="en"
        className="mt-6 border-t border-line pt-6 font-mono text-sm whitespace-pre-wrap text-soft wrap-anywhere"
      >
        {text}
      </pre>
    </div>
  );
}
