import type { StaffSelf } from '@inkstone/contracts/staff';
import { type ServiceDay, saveServiceDays } from '@inkstone/contracts/staff/desk';
import { ArrowLeftIcon, Button, EmptyState, SelectField, showToast, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';

const kinds = ['holiday', 'work', 'week'] as const;

/** Holidays and make-up working days, which determine answer times. */
export function DaysPage({ days, self }: { days: readonly ServiceDay[]; self: StaffSelf }) {
  const t = useTranslations('staff-desk');
  const path = useLocalePath();
  const [isOpen, setOpen] = useState(false);
  const mayChange = self.permissions.includes('desk.calendar');
  return (
    <AdminFrame
      title={t('daysTitle')}
      hint={t('daysHint')}
      actions={mayChange && <Button onClick={() => setOpen(true)}>{t('saveDays')}</Button>}
    >
      <Link
        to={path('/admin/desk')}
        className="mb-3 inline-flex min-h-11 items-center gap-1.5 text-sm text-soft hover:text-ink"
      >
        <ArrowLeftIcon size={16} />
        {t('back')}
      </Link>
      {days.length === 0 ? (
        <EmptyState title={t('noDays')} />
      ) : (
        <ul aria-label={t('daysTitle')} className="max-w-xl border-t border-line">
          {days.map(({ date, kind, name }) => (
            <li key={date} className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line py-3">
              <time dateTime={date} className="tabular-nums">
                {date}
              </time>
              <span className="text-soft">{t(`day_${kind}`)}</span>
              <span dir="auto" className="min-w-0 wrap-anywhere text-soft">
                {name}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isOpen && <DaysDialog onClose={() => setOpen(false)} />}
    </AdminFrame>
  );
}

function DaysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('staff-desk');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [kind, setKind] = useState<(typeof kinds)[number]>('holiday');
  const [name, setName] = useState('');
  return (
    <StaffActionDialog
      title={t('daysTitle')}
      description={t('daysHint')}
      confirmLabel={t('saveDays')}
      run={(reason) => call(saveServiceDays, { from, to: to || from, kind, name, reason })}
      onDone={() => showToast.success(t('done'))}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label={t('dayFrom')}
          value={from}
          required
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          type="date"
          label={t('dayTo')}
          value={to}
          min={from}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
      <SelectField
        label={t('dayKind')}
        value={kind}
        choices={kinds.map((value) => ({ value, label: t(`day_${value}`) }))}
        onChange={setKind}
      />
      <TextField
        label={t('dayName')}
        value={name}
        maxLength={60}
        onChange={(event) => setName(event.target.value)}
      />
    </StaffActionDialog>
  );
}
