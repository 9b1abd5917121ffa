import type { SimulatedNotice } from '@inkstone/contracts/orders';
import { useTranslations } from 'use-intl';
import { NoticeList } from './notice-list.tsx';

/** The notices of a simulated provider, and the replies of the server. */
export function TradeNotices({ notices }: { notices: readonly SimulatedNotice[] }) {
  const t = useTranslations('simulator');
  if (notices.length === 0) return null;
  const textOf = ({ says, signedAs }: SimulatedNotice) =>
    signedAs === 'genuine' ? t(`says_${says}`) : t(`signed_${signedAs}`);
  return <NoticeList notices={notices.map((notice) => ({ ...notice, text: textOf(notice) }))} />;
}
