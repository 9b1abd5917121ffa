import type { ReplyOf } from '@inkstone/contracts';
import {
  type BillDayView,
  type listReconciliation,
  readBillAgain,
} from '@inkstone/contracts/staff/reconciliation';
import { Badge, Button, SelectField, showToast, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { Moment } from '../../../shell/admin/moment.tsx';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';
import { shownDays } from './shown-days.ts';

export type BillDaysProps = Pick<ReplyOf<typeof listReconciliation>, 'days' | 'channels' | 'lastDay'> & {
  mayChange: boolean;
};

/** The days whose bills were fetched. A bill can be fetched again. */
export function BillDays({ days, channels, lastDay, mayChange }: BillDaysProps) {
  const t = useTranslations('staff-money');
  const [wanted, setWanted] = useState<RequestedDay | null>(null);
  const [first] = channels;
  return (
    <section aria-labelledby="bill-days" className="mt-10 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="bill-days" className="font-serif text-xl font-semibold">
          {t('billDays')}
        </h2>
        {mayChange && first && (
          <Button onClick={() => setWanted({ channel: first, day: lastDay })}>{t('readBill')}</Button>
        )}
      </div>
      <p className="mt-1 max-w-[44em] text-sm text-soft">{t('billDaysHint')}</p>
      {days.length === 0 && <p className="mt-4 text-sm text-faint">{t('noBillDays')}</p>}
      {days.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {shownDays(days).map((one) => (
            <BillDayItem
              key={`${one.channel} ${one.day}`}
              billDay={one}
              onRead={mayChange && channels.includes(one.channel) ? () => setWanted(one) : null}
            />
          ))}
        </ul>
      )}
      {wanted && <ReadDialog channels={channels} first={wanted} onClose={() => setWanted(null)} />}
    </section>
  );
}

type RequestedDay = Pick<BillDayView, 'channel' | 'day'>;

function BillDayItem({ billDay, onRead }: { billDay: BillDayView; onRead: (() => void) | null }) {
  const t = useTranslations('staff-money');
  const { channel, day, state, detail, lines, ranAt } = billDay;
  const name = { channel: t(`channel_${channel}`), day };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium tabular-nums">{day}</span>
          <span>{name.channel}</span>
          {state === 'failed' && <Badge tone="bad">{t('billFailed')}</Badge>}
          {state === 'done' && <span className="text-soft">{t('billLines', { count: lines })}</span>}
          <span className="text-faint">
            {t('readAt')} <Moment at={ranAt} />
          </span>
        </p>
        {detail !== '' && (
          <p className="mt-0.5 font-mono text-xs text-bad wrap-anywhere" lang="">
            {detail}
          </p>
        )}
      </div>
      {onRead && (
        <Button
          kind="quiet"
          size="small"
          className="min-h-11"
          aria-label={t('readAgainOf', name)}
          onClick={onRead}
        >
          {t('readAgain')}
        </Button>
      )}
    </li>
  );
}

function ReadDialog({
  channels,
  first,
  onClose,
}: {
  channels: BillDaysProps['channels'];
  first: RequestedDay;
  onClose: () => void;
}) {
  const t = useTranslations('staff-money');
  const [channel, setChannel] = useState<string>(first.channel);
  const [day, setDay] = useState(first.day);

  async function run(reason: string): Promise<void> {
    const chosen = channels.find((one) => one === channel) ?? first.channel;
    const read = await call(readBillAgain, { channel: chosen, day, reason });
    if (read.detail === '') showToast.success(t('billRead', { count: read.lines }));
    else showToast.error(t('billNotRead'));
  }

  return (
    <StaffActionDialog
      title={t('readBill')}
      description={t('readBillHint')}
      confirmLabel={t('readNow')}
      run={run}
      onClose={onClose}
    >
      <SelectField
        label={t('channel')}
        value={channel}
        onChange={setChannel}
        choices={channels.map((value) => ({ value, label: t(`channel_${value}`) }))}
      />
      <TextField
        label={t('day')}
        hint={t('dayHint')}
        type="date"
        required
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
    </StaffActionDialog>
  );
}
