import { addPrice, type PricedItemRow } from '@inkstone/contracts/staff/prices';
import { Button, showToast, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useClockAhead } from '../../../platform/root-data.ts';
import { readMoney } from '../../../shell/admin/read-price.ts';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';
import { nextMidnight, readTime } from '../../../shell/admin/time-field.ts';
import { useItemName } from './use-item-name.ts';

const empty = { amount: '', usd: '', campaign: '', from: '', to: '' };

/** Adds a price to an item: for all buyers, or for those with the link of a campaign. */
export function AddPriceDialog({ item, onClose }: { item: PricedItemRow; onClose: () => void }) {
  const t = useTranslations('staff-prices');
  const name = useItemName()(item);
  const ahead = useClockAhead();
  const [fields, setFields] = useState(empty);
  const [hasFault, setFault] = useState(false);
  const field = (key: keyof typeof empty) => ({
    value: fields[key],
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [key]: event.target.value }),
    autoComplete: 'off',
  });

  async function run(reason: string): Promise<unknown> {
    const [amount, usdHint] = [readMoney(fields.amount), fields.usd === '' ? null : readMoney(fields.usd)];
    setFault(Number.isNaN(amount) || Number.isNaN(usdHint));
    if (Number.isNaN(amount) || Number.isNaN(usdHint)) return false;
    return call(addPrice, {
      itemId: item.itemId,
      ...{ amount, usdHint, reason },
      campaign: fields.campaign.trim() || null,
      from: readTime(fields.from),
      to: readTime(fields.to),
    });
  }

  return (
    <StaffActionDialog
      title={t('addOf', { name })}
      description={t('addHint')}
      confirmLabel={t('add')}
      run={run}
      onDone={() => showToast.success(t('added'))}
      onClose={onClose}
    >
      <TextField
        label={t('amount')}
        hint={t('amountHint')}
        inputMode="decimal"
        required
        error={hasFault && t('amountWrong')}
        {...field('amount')}
      />
      <TextField
        label={t('campaign')}
        hint={t('campaignHint')}
        pattern="[a-z0-9][a-z0-9\-]*"
        maxLength={40}
        autoCapitalize="none"
        spellCheck={false}
        {...field('campaign')}
      />
      <TextField label={t('begin')} hint={t('beginHint')} type="datetime-local" {...field('from')} />
      <Button
        size="small"
        className="-mt-2 min-h-11 self-start"
        onClick={() => setFields({ ...fields, from: nextMidnight(Date.now() + ahead) })}
      >
        {t('midnight')}
      </Button>
      <TextField label={t('end')} hint={t('endHint')} type="datetime-local" {...field('to')} />
      <TextField label={t('usd')} hint={t('usdHint')} inputMode="decimal" {...field('usd')} />
    </StaffActionDialog>
  );
}
