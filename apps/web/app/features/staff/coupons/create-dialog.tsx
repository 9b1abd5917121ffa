import type { InputOf } from '@inkstone/contracts';
import { couponLimits, createCouponTemplate } from '@inkstone/contracts/staff/coupons';
import { readAmount } from '@inkstone/domain/orders';
import { day } from '@inkstone/kernel';
import { Checkbox, SelectField, showToast, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';

/** The values entered in the form; amounts are in yuan. */
interface Draft {
  readonly name: string;
  readonly saves: 'amount' | 'percent';
  readonly amount: string;
  readonly percent: string;
  readonly minimum: string;
  readonly plans: readonly string[];
  readonly quota: string;
  readonly perAccount: string;
  readonly valid: 'days' | 'date';
  readonly days: string;
  readonly date: string;
  readonly isReturnable: boolean;
}

const empty: Draft = {
  ...{ name: '', saves: 'amount', amount: '', percent: '', minimum: '0', plans: [], quota: '' },
  ...{ perAccount: '1', valid: 'days', days: '30', date: '', isReturnable: false },
};

/** Creates a coupon template. */
export function CreateDialog({
  names,
  onClose,
}: {
  /** Names of the items for sale, by id. */
  names: ReadonlyMap<string, string>;
  onClose: () => void;
}) {
  const t = useTranslations('staff-coupons');
  const [draft, setDraft] = useState(empty);
  const change = (part: Partial<Draft>) => setDraft((former) => ({ ...former, ...part }));
  return (
    <StaffActionDialog
      title={t('create')}
      description={t('createHint')}
      confirmLabel={t('createConfirm')}
      run={(reason) => call(createCouponTemplate, { ...readDraft(draft), reason })}
      onDone={() => showToast.success(t('created'))}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        value={draft.name}
        required
        autoComplete="off"
        maxLength={couponLimits.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <SavingFields draft={draft} change={change} />
      <PlansField names={names} plans={draft.plans} onChange={(plans) => change({ plans })} />
      <CountField
        label={t('quota')}
        value={draft.quota}
        maximum={couponLimits.quota}
        onChange={(quota) => change({ quota })}
      />
      <CountField
        label={t('perAccount')}
        value={draft.perAccount}
        maximum={couponLimits.perAccount}
        onChange={(perAccount) => change({ perAccount })}
      />
      <ValidityFields draft={draft} change={change} />
      <Checkbox
        label={t('returnable')}
        checked={draft.isReturnable}
        onChange={(event) => change({ isReturnable: event.target.checked })}
      />
    </StaffActionDialog>
  );
}

interface PartProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
}

function SavingFields({ draft, change }: PartProps) {
  const t = useTranslations('staff-coupons');
  const { saves, amount, percent, minimum } = draft;
  return (
    <>
      <SelectField
        label={t('saves')}
        value={saves}
        choices={(['amount', 'percent'] as const).map((value) => ({ value, label: t(`saves_${value}`) }))}
        onChange={(value) => change({ saves: value })}
      />
      {saves === 'amount' ? (
        <YuanField
          label={t('amount')}
          hint={t('amountHint')}
          value={amount}
          onChange={(value) => change({ amount: value })}
        />
      ) : (
        <CountField
          label={t('percent')}
          value={percent}
          maximum={100}
          onChange={(value) => change({ percent: value })}
        />
      )}
      <YuanField
        label={t('minimum')}
        hint={t('minimumHint')}
        value={minimum}
        onChange={(value) => change({ minimum: value })}
      />
    </>
  );
}

function ValidityFields({ draft, change }: PartProps) {
  const t = useTranslations('staff-coupons');
  const { valid, days, date } = draft;
  return (
    <>
      <SelectField
        label={t('valid')}
        value={valid}
        choices={(['days', 'date'] as const).map((value) => ({ value, label: t(`valid_${value}`) }))}
        onChange={(value) => change({ valid: value })}
      />
      {valid === 'days' ? (
        <CountField
          label={t('days')}
          value={days}
          maximum={couponLimits.validDays}
          onChange={(value) => change({ days: value })}
        />
      ) : (
        <TextField
          type="date"
          label={t('date')}
          hint={t('dateHint')}
          value={date}
          required
          onChange={(event) => change({ date: event.target.value })}
        />
      )}
    </>
  );
}

function PlansField({
  names,
  plans,
  onChange,
}: {
  names: ReadonlyMap<string, string>;
  plans: readonly string[];
  onChange: (plans: string[]) => void;
}) {
  const t = useTranslations('staff-coupons');
  return (
    <fieldset>
      <legend className="text-sm font-medium">{t('plans')}</legend>
      <p className="text-sm text-faint">{t('plansHint')}</p>
      <div className="mt-1.5 grid gap-1.5 sm:grid-cols-2">
        {[...names].map(([plan, name]) => (
          <Checkbox
            key={plan}
            label={name}
            checked={plans.includes(plan)}
            onChange={(event) =>
              onChange(event.target.checked ? [...plans, plan] : plans.filter((each) => each !== plan))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ValueProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function YuanField({ label, hint, value, onChange }: ValueProps & { hint: string }) {
  return (
    <TextField
      label={label}
      hint={hint}
      value={value}
      required
      inputMode="decimal"
      autoComplete="off"
      pattern="\d{1,5}([.]\d{1,2})?"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function CountField({ label, value, maximum, onChange }: ValueProps & { maximum: number }) {
  return (
    <TextField
      type="number"
      label={label}
      value={value}
      required
      min={1}
      max={maximum}
      step={1}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

type Terms = Omit<InputOf<typeof createCouponTemplate>, 'reason'>;

/** Returns the terms to send; a last day ends at midnight in Shanghai. */
function readDraft(draft: Draft): Terms {
  const { name, saves, amount, percent, minimum, plans, quota, perAccount, valid, days, date } = draft;
  return {
    ...{ name, minimum: readAmount(minimum) ?? 0, plans: [...plans], isReturnable: draft.isReturnable },
    ...{ quota: Number(quota), perAccount: Number(perAccount) },
    amount: saves === 'amount' ? readAmount(amount) : null,
    percent: saves === 'percent' ? Number(percent) : null,
    validDays: valid === 'days' ? Number(days) : null,
    validTo: valid === 'date' ? Date.parse(`${date}T00:00:00+08:00`) + day : null,
  };
}
