import { EmptyState, SearchIcon } from '@inkstone/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { findCommands } from '../../../shell/palette/find-commands.ts';
import { settingsSections } from '../../../shell/settings-sections.ts';

/** The index of the settings, and a search over all of them. */
export function SettingsIndexPage() {
  const t = useTranslations();
  const path = useLocalePath();
  const [query, setQuery] = useState('');
  const sections = settingsSections.map(({ id, title, hint, labels }) => {
    const names = labels.map((label) => t(label));
    return { id, label: t(title), hint: t(hint), names, keywords: `${t(hint)} ${names.join(' ')} ${id}` };
  });
  const found = findCommands(sections, query);
  return (
    <AppFrame title={t('settings.heading')} hint={t('settings.hint')}>
      <search className="relative block">
        <SearchIcon
          size={18}
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-faint"
        />
        <input
          type="search"
          aria-label={t('settings.search')}
          placeholder={t('settings.search')}
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="h-11 w-full rounded-md border border-edge bg-raised pr-3 pl-10 text-base text-ink placeholder:text-faint"
        />
      </search>
      <p role="status" className="sr-only">
        {query.trim() !== '' && t('settings.found', { count: found.length })}
      </p>
      {found.length === 0 && <EmptyState title={t('settings.found', { count: 0 })} />}
      <ul className="mt-4">
        {found.map(({ id, label, hint, names }) => (
          <li key={id} className="relative border-b border-line py-4 hover:bg-raised">
            <h2 className="font-serif text-lg font-semibold">
              <Link
                to={path(`/app/settings/${id}`)}
                className="after:absolute after:inset-0 after:content-['']"
              >
                {label}
              </Link>
            </h2>
            <p className="line-clamp-2 max-w-[44em] text-sm text-soft">{hint}</p>
            <Matches names={names} query={query} />
          </li>
        ))}
      </ul>
    </AppFrame>
  );
}

/** The settings of a page that match a query; empty when none do. */
function Matches({ names, query }: { names: readonly string[]; query: string }) {
  const found =
    query.trim() === ''
      ? []
      : findCommands(
          names.map((label) => ({ label })),
          query,
        );
  if (found.length === 0) return null;
  return <p className="mt-1 text-sm text-faint">{found.map(({ label }) => label).join(' · ')}</p>;
}
