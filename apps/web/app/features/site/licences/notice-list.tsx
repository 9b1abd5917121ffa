import type { NoticeView } from '@inkstone/contracts/site/notices';
import { classNames } from '@inkstone/ui/plain';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';

/** Maximum number of components that are laid out off-screen, so that screenshots of short lists are complete. */
const maxLaidOut = 60;
const unseenClass = '[contain-intrinsic-size:auto_4.5rem] skip-off-screen';

/** Components, each with a link to its licence text. */
export function NoticeList({ notices }: { notices: readonly NoticeView[] }) {
  const path = useLocalePath();
  const isLong = notices.length > maxLaidOut;
  return (
    <ul className="border-b border-line">
      {notices.map((notice) => (
        <li key={notice.id} className={classNames('border-t border-line', isLong && unseenClass)}>
          <Link
            to={`${path('/licences/text')}?id=${encodeURIComponent(notice.id)}`}
            className="grid grid-cols-1 min-h-12 gap-x-6 gap-y-0.5 py-2.5 hover:bg-raised sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span className="min-w-0 font-semibold wrap-anywhere">
              {notice.name} <span className="font-normal text-faint tabular-nums">{notice.version}</span>
            </span>
            <Licence notice={notice} />
            {notice.copyright[0] && (
              <span className="min-w-0 text-sm text-faint wrap-anywhere sm:col-span-2">
                {notice.copyright[0]}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The SPDX identifier of the licence; a message for custom licences. */
export function Licence({ notice: { licence } }: { notice: Pick<NoticeView, 'licence'> }) {
  const t = useTranslations('licences');
  return (
    <span className="text-sm text-soft wrap-anywhere">
      {licence.startsWith('LicenseRef-') ? t('ownLicence') : licence}
    </span>
  );
}
