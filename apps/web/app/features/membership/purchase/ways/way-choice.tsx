import { Notice, RadioGroup } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import type { PayWays } from '../order/purchase-calls.ts';
import { isSimulated, type Way, type WayId } from './list-ways.ts';

export interface WayChoiceProps {
  readonly ways: PayWays;
  readonly offered: readonly Way[];
  readonly chosen: Way;
  readonly onChange: (way: Way) => void;
}

/** The payment ways that work in this browser, with a notice if the chosen one is simulated. */
export function WayChoice({ ways, offered, chosen, onChange }: WayChoiceProps) {
  const t = useTranslations('purchase');
  const names: Record<WayId, { label: string; hint?: string }> = {
    'code-any': { label: t('ways.any'), hint: t('ways.anyHint') },
    'code-wechat': { label: t('ways.wechat'), hint: t('ways.scan') },
    'code-alipay': { label: t('ways.alipay'), hint: t('ways.scan') },
    'wallet-wechat': { label: t('ways.wechat'), hint: t('ways.opensApp') },
    'wallet-alipay': { label: t('ways.alipay'), hint: t('ways.opensAlipay') },
    'inside-wechat': { label: t('ways.wechat') },
    'renew-wechat': { label: t('renew.ways.wechat'), hint: t('renew.wayHint') },
    'renew-alipay': { label: t('renew.ways.alipay'), hint: t('renew.wayHint') },
    'renew-card': { label: t('ways.card'), hint: t('ways.cardHint') },
    card: { label: t('ways.card'), hint: t('ways.cardHint') },
  };
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup
        label={t('payBy')}
        value={chosen.id}
        choices={offered.map(({ id }) => ({ value: id, ...names[id] }))}
        onChange={(id) => {
          const way = offered.find((each) => each.id === id);
          if (way) onChange(way);
        }}
      />
      {isSimulated(ways, chosen) && <Notice tone="warn">{t('simulated')}</Notice>}
    </div>
  );
}
