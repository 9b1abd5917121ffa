import type { OrganisationList } from '@inkstone/contracts/assist/sensitive-words';
import { useTranslations } from 'use-intl';

/** The active word lists of the user's organisations. They are managed by the operator. */
export function OrganisationLists({ lists }: { lists: readonly OrganisationList[] }) {
  const t = useTranslations('sensitive');
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold">{t('organisations')}</h3>
      <p className="text-sm text-soft">{t('organisationsHint')}</p>
      <ul aria-label={t('organisations')} className="divide-y divide-line border-y border-line">
        {lists.map(({ organisationId, organisation, name, kind, version, entries }) => (
          <li key={`${organisationId}/${name}`} className="py-3 wrap-anywhere">
            <span className="font-semibold">{name}</span>
            <span className="block text-sm text-soft">
              {organisation}
              {' · '}
              {t(kind === 'leaders' ? 'organisationLeaders' : 'organisationWords', {
                version,
                count: entries,
              })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
