import type { ReplyOf } from '@inkstone/contracts';
import type { listOrganisationsOfAccount } from '@inkstone/contracts/staff/organisations';
import { Badge } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { SectionLink } from '../../../shell/admin/section-link.tsx';

/** The organisations of an account, in the order of joining. */
export function AccountOrganisations({ organisations }: ReplyOf<typeof listOrganisationsOfAccount>) {
  const t = useTranslations('staff-accounts');
  return (
    <section aria-labelledby="account-organisations" className="mt-8">
      <h2 id="account-organisations" className="font-serif text-xl font-semibold">
        {t('organisations')}
      </h2>
      {organisations.length === 0 && <p className="mt-3 text-sm text-faint">{t('noOrganisations')}</p>}
      {organisations.length > 0 && (
        <ul aria-labelledby="account-organisations" className="mt-3 border-t border-line text-sm">
          {organisations.map(({ id, name, role }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 border-b border-line">
              <SectionLink
                to={`/admin/organisations/${encodeURIComponent(id)}`}
                className="inline-flex min-h-11 min-w-0 items-center underline underline-offset-4 wrap-anywhere"
              >
                {name}
              </SectionLink>
              {role === 'manager' && <Badge>{t('manager')}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
