import { useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useWeChatCard } from '../../../shared/wechat-share.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import type { FileShare, PageRefusal } from './file-share.ts';
import { ReadAloud } from './read-aloud.tsx';
import { RefusedLink } from './refused-link.tsx';
import { ReportForm } from './report-form.tsx';
import { ShareFrame } from './share-frame.tsx';
import './shared-text.css';

export interface SharedPageProps {
  data: FileShare;
  /** The error of the form that was just submitted. */
  refused: PageRefusal | null;
  /** Whether a report was just submitted. */
  isReported: boolean;
}

/** The page behind a link: the document, or the reason why it cannot be opened. */
export function SharedPage({ data, refused, isReported }: SharedPageProps) {
  const report = data.report && <ReportForm limits={data.report} isReported={isReported} refused={refused} />;
  return (
    <ShareFrame foot={report}>
      {data.kind === 'open' ? (
        <SharedText shared={data.shared} />
      ) : (
        <RefusedLink why={data.why} refused={refused} />
      )}
    </ShareFrame>
  );
}

/** Dates use a fixed time zone, so that server and browser render the same. */
const day = { dateStyle: 'long', timeZone: 'Asia/Shanghai' } as const;

function SharedText({ shared }: { shared: Extract<FileShare, { kind: 'open' }>['shared'] }) {
  const t = useTranslations('sharing');
  const format = useFormatter();
  const article = useRef<HTMLElement>(null);
  const { title, author, language, updatedAt, words, expiresAt, isGenerated } = shared;
  const shownTitle = title || t('untitled');
  const length = t('words', { count: words });
  useWeChatCard({ title: shownTitle, description: author ? `${author} · ${length}` : length });
  return (
    <>
      <PageHead title={shownTitle} />
      <article ref={article} lang={language || undefined} className="shared-text">
        <h1 lang={title ? undefined : ''}>{shownTitle}</h1>
        <div
          className="shared-body"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server from an allowlist of elements, with all text escaped.
          dangerouslySetInnerHTML={{ __html: shared.html }}
        />
      </article>
      {isGenerated && <p className="mt-10 text-sm text-soft">{t('generated')}</p>}
      <div className="mt-12 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-faint">
        <p>
          {author && <span className="mr-3 text-soft">{author}</span>}
          <span className="mr-3 whitespace-nowrap">
            {t('updated', { date: format.dateTime(updatedAt, day) })}
          </span>
          <span className="mr-3 whitespace-nowrap">{t('words', { count: words })}</span>
          {expiresAt !== null && <span>{t('validUntil', { date: format.dateTime(expiresAt, day) })}</span>}
        </p>
        <ReadAloud article={article} language={language} />
      </div>
    </>
  );
}
