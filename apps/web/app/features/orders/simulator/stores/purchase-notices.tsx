import { type SimulatedStoreNotice, sendSimulatedStoreNotice } from '@inkstone/contracts/orders';
import { Button } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { call } from '../../../../platform/call.ts';
import { NoticeList } from '../notice-list.tsx';
import { useSimulatorCall } from '../use-simulator-call.ts';

/** Lists the notifications of a simulated store and the replies of the server. They can be sent in any order and repeatedly. */
export function PurchaseNotices({ notices }: { notices: readonly SimulatedStoreNotice[] }) {
  const t = useTranslations('store-simulator');
  const { busy, run } = useSimulatorCall();
  const send = (noticeId: string) => void run(noticeId, () => call(sendSimulatedStoreNotice, { noticeId }));
  const textOf = ({ says, isForged }: SimulatedStoreNotice) =>
    isForged ? t('forged', { said: t(`says_${says}`) }) : t(`says_${says}`);
  return (
    <NoticeList
      notices={notices.map((notice) => ({
        ...notice,
        text: textOf(notice),
        action: (
          <Button
            size="small"
            kind="quiet"
            className="ml-auto"
            isBusy={busy === notice.noticeId}
            onClick={() => send(notice.noticeId)}
          >
            {t(notice.tries === 0 ? 'send' : 'sendAgain')}
          </Button>
        ),
      }))}
    />
  );
}
