import type { ReplyOf } from '@inkstone/contracts';
import type { listOrganisationLists } from '@inkstone/contracts/assist/sensitive-words';
import { useTranslations } from 'use-intl';

/** The user's organisations and their active word lists, which are managed by the operator. */
export function OrganisationLists({ organisations, lists }: ReplyOf<typeof listOrganisationLists>) {
  const t = useTranslations('sensitive');
  const withoutLists = organisations.filter(({ id }) =>
    lists.every(({ organisationId }) => organisationId !== id),
  );
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
        {withoutLists.map(({ id, name }) => (
          <li key={id} className="py-3 wrap-anywhere">
            <span className="font-semibold">{name}</span>
            <span className="block text-sm text-soft">{t('organisationNoLists')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
