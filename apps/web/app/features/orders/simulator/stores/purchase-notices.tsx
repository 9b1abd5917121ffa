import { type SimulatedStoreNotice, sendSimulatedStoreNotice } from '@inkstone/contracts/orders';
import { Button } from '@inkstone/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { call } from '../../../../platform/call.ts';
import { useSimulatorCall } from '../use-simulator-call.ts';

/** What a simulated store has told the server, and what it answered. Each can be sent in any order, and again. */
export function PurchaseNotices({ notices }: { notices: readonly SimulatedStoreNotice[] }) {
  const t = useTranslations('store-simulator');
  const { busy, run } = useSimulatorCall();
  const send = (noticeId: string) => void run(noticeId, () => call(sendSimulatedStoreNotice, { noticeId }));
  return (
    <section>
      <h3 className="text-sm font-semibold">{t('notices')}</h3>
      <ol className="mt-1 divide-y divide-line text-sm text-soft">
        {notices.map((notice) => (
          <NoticeRow
            key={notice.noticeId}
            notice={notice}
            isBusy={busy === notice.noticeId}
            onSend={() => send(notice.noticeId)}
          />
        ))}
      </ol>
    </section>
  );
}

interface NoticeRowProps {
  notice: SimulatedStoreNotice;
  isBusy: boolean;
  onSend: () => void;
}

function NoticeRow({ notice, isBusy, onSend }: NoticeRowProps) {
  const t = useTranslations('store-simulator');
  const format = useFormatter();
  const { says, isForged, times, state, status, tries, dueAt } = notice;
  const said = t(`says_${says}`);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <span>{isForged ? t('forged', { said }) : said}</span>
      {times > 1 && <span>{t('repeated', { times: String(times) })}</span>}
      <span className="text-ink">{t(`sent_${state}`)}</span>
      {status !== null && <span className="tabular-nums">{t('status', { status: String(status) })}</span>}
      {state === 'due' && (
        <time dateTime={new Date(dueAt).toISOString()} suppressHydrationWarning>
          {format.dateTime(dueAt, { dateStyle: 'medium', timeStyle: 'medium' })}
        </time>
      )}
      {tries > 1 && <span>{t('tries', { tries: String(tries) })}</span>}
      <Button size="small" kind="quiet" className="ml-auto" isBusy={isBusy} onClick={onSend}>
        {t(tries === 0 ? 'send' : 'sendAgain')}
      </Button>
    </li>
  );
}
