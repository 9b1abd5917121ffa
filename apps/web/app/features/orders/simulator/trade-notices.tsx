import type { SimulatedNotice } from '@inkstone/contracts/orders';
import { useFormatter, useTranslations } from 'use-intl';

/** The notices of a simulated provider, and the replies of the server. */
export function TradeNotices({ notices }: { notices: readonly SimulatedNotice[] }) {
  const t = useTranslations('simulator');
  if (notices.length === 0) return null;
  return (
    <section>
      <h3 className="text-sm font-semibold">{t('notices')}</h3>
      <ol className="mt-1 divide-y divide-line text-sm text-soft">
        {notices.map((notice) => (
          <NoticeRow key={notice.noticeId} notice={notice} />
        ))}
      </ol>
    </section>
  );
}

function NoticeRow({ notice }: { notice: SimulatedNotice }) {
  const t = useTranslations('simulator');
  const format = useFormatter();
  const { says, signedAs, times, state, status, tries, dueAt } = notice;
  return (
    <li className="flex flex-wrap gap-x-3 py-1.5">
      <span>{signedAs === 'genuine' ? t(`says_${says}`) : t(`signed_${signedAs}`)}</span>
      {times > 1 && <span>{t('repeated', { times: String(times) })}</span>}
      <span className="text-ink">{t(`sent_${state}`)}</span>
      {status !== null && <span className="tabular-nums">{t('status', { status: String(status) })}</span>}
      {state === 'due' && (
        <time dateTime={new Date(dueAt).toISOString()} suppressHydrationWarning>
          {format.dateTime(dueAt, { dateStyle: 'medium', timeStyle: 'medium' })}
        </time>
      )}
      {tries > 1 && <span>{t('tries', { tries: String(tries) })}</span>}
    </li>
  );
}
