import { contentLimits, type HelpAnswer } from '@inkstone/contracts/content';
import { buttonClass } from '@inkstone/ui/plain';
import { useId } from 'react';
import { Form, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { languageTags } from '../../../platform/i18n/language-tags.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';

const fieldClass =
  'min-h-12 w-full min-w-0 rounded-md border border-edge bg-raised px-4 text-base placeholder:text-faint';

/** The search of the help centre; works without scripts. */
export function SearchBox({ query }: { query: string }) {
  const t = useTranslations('content');
  const path = useLocalePath();
  const id = useId();
  return (
    <search className="mt-7 block max-w-2xl">
      <Form action={path('/manual')} className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          {t('search')}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          required
          maxLength={contentLimits.query}
          defaultValue={query}
          placeholder={t('searchHint')}
          className={fieldClass}
        />
        <button type="submit" className={buttonClass('primary', 'medium', 'min-h-12 shrink-0')}>
          {t('search')}
        </button>
      </Form>
    </search>
  );
}

/** The box for questions; works without scripts. */
export function QuestionBox({ question }: { question: string }) {
  const t = useTranslations('content');
  const path = useLocalePath();
  const id = useId();
  return (
    <Form action={`${path('/manual')}#ask`} preventScrollReset className="mt-5">
      <label htmlFor={id} className="text-sm font-medium">
        {t('question')}
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          id={id}
          name="ask"
          required
          maxLength={contentLimits.query}
          defaultValue={question}
          autoComplete="off"
          className={fieldClass}
        />
        <button type="submit" className={buttonClass('primary', 'medium', 'min-h-12 shrink-0')}>
          {t('ask')}
        </button>
      </div>
    </Form>
  );
}

/** Quoted passages with links to their articles; a message if no article contains an answer. */
export function Answer({ answer: { passages, related } }: { answer: HelpAnswer }) {
  const t = useTranslations('content');
  const path = useLocalePath();
  return (
    <div aria-live="polite" className="mt-6 border-t border-line pt-5">
      {passages.length === 0 && <p className="font-medium">{t('noAnswer')}</p>}
      {passages.length > 0 && <p className="text-sm text-faint">{t('quoted')}</p>}
      {passages.map(({ slug, title, heading, anchor, text, language }) => (
        <blockquote
          key={slug}
          lang={languageTags[language]}
          className="mt-4 border-l-2 border-seal pl-4 leading-relaxed whitespace-pre-line"
        >
          {text}
          <footer className="mt-1">
            <Link
              to={path(`/manual/${slug}${anchor && `#${anchor}`}`)}
              className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
            >
              {heading ? `${title} › ${heading}` : title}
            </Link>
          </footer>
        </blockquote>
      ))}
      {related.length > 0 && (
        <nav aria-label={t('related')} className="mt-5">
          <p className="text-sm font-medium">{t('related')}</p>
          <ul className="mt-1">
            {related.map(({ slug, title, language }) => (
              <li key={slug}>
                <Link
                  to={path(`/manual/${slug}`)}
                  lang={languageTags[language]}
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="mt-4 text-sm text-soft">
        {t.rich('stillOpen', {
          link: (words) => (
            <Link to={path('/feedback')} className="underline underline-offset-4">
              {words}
            </Link>
          ),
        })}
      </p>
    </div>
  );
}
