import { useTranslations } from 'use-intl';
import { Section } from '../../../shell/section.tsx';
import { CopyField } from './copy-field.tsx';

/** The path that each program appends to the site's URL itself, so that it must not be entered. */
const programs = [
  ['libreOffice', 'libreOfficeWhere', '/v2'],
  ['ltex', 'ltexWhere', '/'],
  ['obsidian', 'obsidianWhere', ''],
  ['others', 'othersWhere', '/v2'],
] as const;

/** The URLs to enter in other programs. */
export function ProgramsSection({ baseUrl }: { baseUrl: string }) {
  const t = useTranslations('settings');
  return (
    <Section title={t('programs')} hint={t('programsHint')}>
      <ul className="flex flex-col gap-5">
        {programs.map(([name, where, path]) => (
          <li key={name}>
            <h3 className="text-base font-medium">{t(name)}</h3>
            <p className="mb-1.5 text-sm text-faint">{t(where)}</p>
            <CopyField what={t(name)} text={`${baseUrl}${path}`} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">{t('programsKey')}</p>
      <p className="text-sm text-soft">{t('programsOfficial')}</p>
    </Section>
  );
}
