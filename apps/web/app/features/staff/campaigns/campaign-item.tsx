import type { CampaignRow } from '@inkstone/contracts/staff/campaigns';
import { Badge, Button, type Tone } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { CopiedLink } from '../../../shell/admin/copied-link.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { OfferPreview } from './offer-preview.tsx';

const tones: Record<CampaignRow['state'], Tone> = {
  running: 'good',
  scheduled: 'note',
  over: 'plain',
  ended: 'plain',
};

/** A campaign: its terms, its sales, and its offers with their links. */
export function CampaignItem({
  campaign,
  onEnd,
}: {
  campaign: CampaignRow;
  /** Null for a role that may not change campaigns. */
  onEnd: (() => void) | null;
}) {
  const t = useTranslations('staff-campaigns');
  const { campaignId, title, state, offers } = campaign;
  const canEnd = state === 'running' || state === 'scheduled';
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 text-base font-medium">
            <span className="min-w-0 wrap-anywhere">{title}</span>
            <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
          </h2>
          <Terms campaign={campaign} />
          <Use campaign={campaign} />
        </div>
        {onEnd && canEnd && (
          <Button size="small" className="min-h-11" aria-label={t('endOf', { title })} onClick={onEnd}>
            {t('end')}
          </Button>
        )}
      </div>
      {offers.length > 0 && (
        <details className="mt-2">
          <summary className="w-fit cursor-pointer py-2.5 text-sm font-medium">
            {t('offers', { count: offers.length })}
          </summary>
          <ul className="mt-2 grid gap-3 md:grid-cols-2">
            {offers.map((offer) => (
              <li key={offer.itemId} className="min-w-0">
                <OfferPreview vip={offer.vip} ai={offer.ai} />
                {offer.link !== null && <CopiedLink link={offer.link} name={campaignId} />}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function Terms({ campaign }: { campaign: CampaignRow }) {
  const t = useTranslations('staff-campaigns');
  const moment = useMoment();
  const { campaignId, from, to, endedAt, quota, perAccount } = campaign;
  const end = endedAt ?? to;
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-soft">
      <span className="font-mono wrap-anywhere" lang="">
        {campaignId}
      </span>
      {from !== null && <span>{t('from', { time: moment(from) })}</span>}
      <span>{end === null ? t('noEnd') : t(endedAt === null ? 'to' : 'endedAt', { time: moment(end) })}</span>
      <span>{quota === null ? t('noQuota') : t('quotaOf', { count: quota })}</span>
      {perAccount !== null && <span>{t('perAccountOf', { count: perAccount })}</span>}
    </p>
  );
}

function Use({ campaign: { sold, waiting, buyers, paid, quota } }: { campaign: CampaignRow }) {
  const t = useTranslations('staff-campaigns');
  const money = useMoney();
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-soft tabular-nums">
      <span>{t('sold', { count: sold })}</span>
      <span>{t('waiting', { count: waiting })}</span>
      <span>{t('buyers', { count: buyers })}</span>
      <span>{t('paid', { amount: money(paid, 'CNY') })}</span>
      {quota !== null && <span>{t('left', { count: Math.max(0, quota - sold - waiting) })}</span>}
    </p>
  );
}
