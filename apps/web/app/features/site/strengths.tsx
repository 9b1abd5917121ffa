import { useTranslations } from 'use-intl';

const strengths = [
  ['checkTitle', 'checkText'],
  ['keepTitle', 'keepText'],
  ['deviceTitle', 'deviceText'],
  ['quietTitle', 'quietText'],
] as const;

/** What it does, in four paragraphs that are true today. */
export function Strengths() {
  const t = useTranslations('site');
  return (
    <section className="mx-auto max-w-6xl px-4 py-20 sm:px-6 md:py-28">
      <ul className="grid gap-x-20 gap-y-14 md:grid-cols-2">
        {strengths.map(([title, text]) => (
          <li key={title} className="stroke">
            <h2 className="font-serif text-2xl leading-snug font-semibold">{t(title)}</h2>
            <p className="mt-3 text-soft">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
