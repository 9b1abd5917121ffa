import { useTranslations } from 'use-intl';
import { PageLink } from '../../../shared/site/page-link.tsx';

const strengths = [
  ['keepTitle', 'keepText', 'keepLink'],
  ['deviceTitle', 'deviceText', null],
  ['quietTitle', 'quietText', null],
] as const;

/** Three advantages of the product, one per paragraph. */
export function Strengths() {
  const t = useTranslations('site');
  return (
    <section className="border-y border-line bg-sunken">
      <ul className="mx-auto grid grid-cols-1 max-w-6xl gap-x-14 gap-y-14 px-4 py-20 sm:px-6 md:grid-cols-3 md:py-28">
        {strengths.map(([title, text, proof]) => (
          <li key={title} className="stroke">
            <h2 className="font-serif text-2xl leading-snug font-semibold">{t(title)}</h2>
            <p className="mt-3 text-soft">{t(text)}</p>
            {proof && (
              <p className="mt-2">
                <PageLink to="/coreTechnology" kind="words">
                  {t(proof)}
                </PageLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
