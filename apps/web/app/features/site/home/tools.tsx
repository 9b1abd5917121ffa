import { useTranslations } from 'use-intl';
import { PageLink } from '../../../shared/site/page-link.tsx';
import { ProductPicture } from '../../../shared/site/product-picture.tsx';

const tools = [
  ['rewrite', 'rewriteTitle', 'rewriteText', 'rewriteAlt', 'links.rewrite', '/newRewrite'],
  ['translate', 'translateTitle', 'translateText', 'translateAlt', 'links.translate', '/app/translate'],
  ['ocr', 'ocrTitle', 'ocrText', 'ocrAlt', 'links.recognition', '/coreTechnology/recognition'],
] as const;

/** Rewriting, translation and text from pictures, each with a screenshot of a phone. */
export function Tools() {
  const t = useTranslations('site');
  const common = useTranslations('common');
  return (
    <section aria-labelledby="tools-title" className="mx-auto max-w-6xl px-4 pb-24 sm:px-6 md:pb-36">
      <h2
        id="tools-title"
        className="stroke font-serif text-3xl leading-tight font-semibold text-balance md:text-4xl"
      >
        {t('toolsTitle')}
      </h2>
      <ul className="mt-12 grid grid-cols-1 gap-x-10 gap-y-16 md:grid-cols-3">
        {tools.map(([name, title, text, alt, label, to]) => (
          <li key={name} className="flex flex-col">
            <ProductPicture name={name} alt={t(alt)} className="shadow-raised" />
            <h3 className="mt-7 font-serif text-2xl leading-snug font-semibold text-balance">{t(title)}</h3>
            <p className="mt-3 mb-3 text-soft">{t(text)}</p>
            <p className="mt-auto">
              <PageLink to={to} kind="words">
                {common(label)}
              </PageLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
