import type { ReplyOf } from '@inkstone/contracts';
import type { StaffSelf } from '@inkstone/contracts/staff';
import {
  type ChannelTest,
  type listPayChannels,
  type PayChannelView,
  testPayChannel,
} from '@inkstone/contracts/staff/pay-channels';
import { Badge, Button, buttonClass, Notice, type Tone } from '@inkstone/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useRootData } from '../../../platform/root-data.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { Facts } from '../../../shell/admin/facts.tsx';
import { Moment } from '../../../shell/admin/moment.tsx';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';

export type PayChannelsPageProps = ReplyOf<typeof listPayChannels> & {
  self: StaffSelf;
};

const tones: Record<PayChannelView['state'], Tone> = { off: 'plain', on: 'good', simulated: 'warn' };

/** The payment providers: how they work, and a harmless test of each. */
export function PayChannelsPage({ channels, self }: PayChannelsPageProps) {
  const t = useTranslations('staff-money');
  const path = useLocalePath();
  const [tested, setTested] = useState<PayChannelView | null>(null);
  const [results, setResults] = useState<Readonly<Record<string, ChannelTest>>>({});
  const hasSimulator = useRootData()?.hasSimulator === true;
  const mayTest = self.permissions.includes('channels.test');
  return (
    <AdminFrame
      title={t('channels')}
      hint={t('channelsHint')}
      actions={
        hasSimulator && (
          <Link to={path('/simulator/pay')} className={buttonClass('secondary')}>
            {t('toSimulator')}
          </Link>
        )
      }
    >
      {hasSimulator && <Notice className="mb-5">{t('simulatorHint')}</Notice>}
      <ul aria-label={t('channels')} className="border-t border-line">
        {channels.map((each) => (
          <ChannelItem
            key={each.channel}
            channel={each}
            result={results[each.channel]}
            onTest={mayTest && each.state !== 'off' ? () => setTested(each) : null}
          />
        ))}
      </ul>
      {tested && (
        <StaffActionDialog
          title={t('testTitle', { channel: t(`channel_${tested.channel}`) })}
          description={t('testHint')}
          confirmLabel={t('test')}
          run={async (reason) => {
            const result = await call(testPayChannel, { channel: tested.channel, reason });
            setResults((before) => ({ ...before, [tested.channel]: result }));
          }}
          onClose={() => setTested(null)}
        />
      )}
    </AdminFrame>
  );
}

interface ChannelItemProps {
  channel: PayChannelView;
  result: ChannelTest | undefined;
  onTest: (() => void) | null;
}

function ChannelItem({ channel, result, onTest }: ChannelItemProps) {
  const t = useTranslations('staff-money');
  const format = useFormatter();
  const { state, merchant, ways, currencies, lastNoticeAt, lastPaymentAt, lastFailure } = channel;
  const name = t(`channel_${channel.channel}`);
  const time = (at: number | null) => (at === null ? t('never') : <Moment at={at} />);
  const account = [
    [t('merchant'), merchant],
    [t('ways'), format.list(ways.map((way) => t(`way_${way}`)))],
    [t('currencies'), currencies.join(', ')],
  ] as const;
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 className="flex flex-wrap items-center gap-2 text-base font-medium">
          {name}
          <Badge tone={tones[state]}>{t(`channelState_${state}`)}</Badge>
        </h2>
        {onTest && (
          <Button
            size="small"
            className="min-h-11"
            aria-label={t('testTitle', { channel: name })}
            onClick={onTest}
          >
            {t('test')}
          </Button>
        )}
      </div>
      <div className="mt-2">
        <Facts
          facts={[
            ...(state === 'off' ? [] : account),
            [t('lastNotice'), time(lastNoticeAt)],
            [t('lastPayment'), time(lastPaymentAt)],
            [t('lastFailure'), time(lastFailure?.at ?? null)],
          ]}
        />
      </div>
      {lastFailure !== null && (
        <p className="mt-1 font-mono text-xs text-bad wrap-anywhere" lang="">
          {lastFailure.call}: {lastFailure.detail}
        </p>
      )}
      <div role="status" className="mt-3 empty:hidden">
        {result && (
          <Notice tone={result.result === 'works' ? 'good' : 'bad'}>
            {t(`test_${result.result}`, { took: result.took, detail: result.detail })}
          </Notice>
        )}
      </div>
    </li>
  );
}
