import { useTranslations } from 'use-intl';
import { PageLink } from '../../../shared/site/page-link.tsx';
import { Section } from './section.tsx';

/** The same checks in other programs, with a complete request to copy. */
export function Programs({ baseUrl }: { baseUrl: string }) {
  const t = useTranslations('site');
  const command = `curl ${baseUrl}/v2/check \\\n  -d language=auto \\\n  --data-urlencode 'text=We recieved it.'`;
  return (
    <Section id="programs" title={t('programsTitle')} lead={t('programsText')}>
      <figure className="min-w-0">
        <pre className="rounded-lg border border-line bg-raised p-5 text-sm leading-relaxed break-words whitespace-pre-wrap shadow-raised">
          <code lang="en">{command}</code>
        </pre>
        <figcaption className="mt-3 text-sm text-faint">{t('programsCode')}</figcaption>
        <p className="mt-4">
          {/* Links to a search, because the operator may withdraw the article. */}
          <PageLink to="/manual?q=LanguageTool" kind="words">
            {t('programsLink')}
          </PageLink>
        </p>
      </figure>
    </Section>
  );
}
