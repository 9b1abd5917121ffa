import { type TermsText, termsDocuments } from '@inkstone/contracts/site/terms';
import { Button } from '@inkstone/ui/plain';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { languageTags } from '../../../platform/i18n/language-tags.ts';
import { useLocalePath, usePageLocale } from '../../../platform/i18n/page-locale.ts';
import { compareBlocks } from '../../../shared/terms/compare-blocks.ts';
import { TermsBlocks } from '../../../shared/terms/terms-blocks.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { AnalyticsWithdrawal } from './analytics-withdrawal.tsx';

export interface TermsPageProps {
  text: TermsText;
  /** The version to compare with; null to show only the text. */
  earlier: TermsText | null;
}

/** A legal document as a page that can be read, printed, and compared with earlier versions. */
export function TermsPage({ text, earlier }: TermsPageProps) {
  const t = useTranslations('terms');
  const isCurrent = text.version === text.versions[0];
  return (
    <article className="mx-auto max-w-3xl px-4 py-12 sm:px-6 md:py-16 print:p-0">
      {isCurrent && !earlier ? (
        <PageHead title={text.title} description={t('description')} listedAt={`/terms/${text.document}`} />
      ) : (
        <PageHead title={text.title} />
      )}
      <TermsHead text={text} />
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        <Button size="small" onClick={() => print()}>
          {t('print')}
        </Button>
      </div>
      <TermsBody text={text} earlier={earlier} isEmbedded={false} />
      {text.document === 'privacy' && <AnalyticsWithdrawal />}
      <Versions text={text} />
      <Others shown={text.document} />
    </article>
  );
}

/** The document without header and footer, for the frame of a dialog and for web views of apps. */
export function EmbeddedTerms({ text }: { text: TermsText }) {
  return (
    // It has a name, because the page that shows it in a frame has a main landmark too.
    <main aria-label={text.title} className="min-h-page bg-raised px-5 py-6 sm:px-8">
      <PageHead title={text.title} />
      <TermsHead text={text} />
      <TermsBody text={text} earlier={null} isEmbedded />
    </main>
  );
}

function TermsHead({ text }: { text: TermsText }) {
  const t = useTranslations('terms');
  const format = useFormatter();
  const locale = usePageLocale();
  // A date without a time must be the same in every time zone.
  const day = format.dateTime(new Date(`${text.version}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <header>
      <h1 lang={languageTags[text.language]} className="font-serif text-3xl leading-tight font-semibold">
        {text.title}
      </h1>
      <p className="mt-2 text-sm text-faint">{t('version', { version: text.version, day })}</p>
      {text.isTemplate && <Remark>{t('template')}</Remark>}
      {text.language !== locale && <Remark>{t('otherLanguage')}</Remark>}
      {text.version !== text.versions[0] && <Remark>{t('outdated')}</Remark>}
    </header>
  );
}

function Remark({ children }: { children: string }) {
  return <p className="mt-3 rounded-md bg-warn-wash px-4 py-3 text-sm text-warn">{children}</p>;
}

function TermsBody({ text, earlier, isEmbedded }: TermsPageProps & { isEmbedded: boolean }) {
  const t = useTranslations('terms');
  const blocks = earlier
    ? compareBlocks(earlier.blocks, text.blocks)
    : text.blocks.map((block) => ({ block, change: 'same' as const }));
  return (
    <div lang={languageTags[text.language]} className="mt-2 leading-relaxed text-pretty">
      {earlier && <p className="mt-4 text-sm text-soft">{t('compared', { version: earlier.version })}</p>}
      <TermsBlocks
        blocks={blocks}
        isEmbedded={isEmbedded}
        changeLabels={{ added: t('added'), removed: t('removed') }}
      />
    </div>
  );
}

/** Earlier versions, each with links to read it and to compare it with the next one. */
function Versions({ text: { document, versions } }: { text: TermsText }) {
  const t = useTranslations('terms');
  const path = useLocalePath();
  if (versions.length < 2) return null;
  return (
    <nav aria-label={t('versions')} className="mt-12 border-t border-line pt-6 text-sm print:hidden">
      <h2 className="font-semibold">{t('versions')}</h2>
      <ul className="mt-2 space-y-1">
        {versions.map((version, i) => {
          const before = versions[i + 1];
          return (
            <li key={version} className="flex flex-wrap gap-x-4">
              <Link
                to={path(`/terms/${document}?version=${version}`)}
                className="underline underline-offset-4"
              >
                {version}
              </Link>
              {before && (
                <Link
                  to={path(`/terms/${document}?version=${version}&from=${before}`)}
                  className="text-soft underline underline-offset-4"
                >
                  {t('compare', { version: before })}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Others({ shown }: { shown: TermsText['document'] }) {
  const t = useTranslations('terms');
  const names = useTranslations('common');
  const path = useLocalePath();
  return (
    <nav aria-label={t('others')} className="mt-12 border-t border-line pt-6 text-sm print:hidden">
      <h2 className="font-semibold">{t('others')}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {termsDocuments
          .filter((document) => document !== shown)
          .map((document) => (
            <li key={document}>
              <Link to={path(`/terms/${document}`)} className="text-soft underline underline-offset-4">
                {names(`termsNames.${document}`)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
