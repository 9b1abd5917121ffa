import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLocalTime } from '../../../shell/use-moment.ts';

/** A notice of a simulated provider, with its texts. */
export interface ListedNotice {
  readonly noticeId: string;
  /** Its content and sender. */
  readonly text: string;
  readonly state: 'due' | 'held' | 'lost' | 'accepted' | 'denied' | 'given_up';
  readonly times: number;
  readonly tries: number;
  /** The status of the last reply; null before the first one. */
  readonly status: number | null;
  readonly dueAt: number;
  /** Buttons for this notice. */
  readonly action?: ReactNode;
}

/** Lists the notices that a simulated provider or store has sent to the server, and the replies. */
export function NoticeList({ notices }: { notices: readonly ListedNotice[] }) {
  const t = useTranslations('simulator');
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

function NoticeRow({ notice }: { notice: ListedNotice }) {
  const t = useTranslations('simulator');
  const time = useLocalTime({ dateStyle: 'medium', timeStyle: 'medium' });
  const { text, times, state, status, tries, dueAt, action } = notice;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <span>{text}</span>
      {times > 1 && <span>{t('repeated', { times: String(times) })}</span>}
      <span className="text-ink">{t(`sent_${state}`)}</span>
      {status !== null && <span className="tabular-nums">{t('status', { status: String(status) })}</span>}
      {state === 'due' && <time dateTime={new Date(dueAt).toISOString()}>{time(dueAt)}</time>}
      {tries > 1 && <span>{t('tries', { tries: String(tries) })}</span>}
      {action}
    </li>
  );
}
