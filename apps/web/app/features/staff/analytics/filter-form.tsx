import { analyticDevices } from '@inkstone/contracts/analytics';
import { localeNames, locales } from '@inkstone/phrases';
import { Button, SelectField, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';

/** The filter of a report; '' matches all visitors. */
export interface ReportFilter {
  readonly language: string;
  readonly device: string;
}

/** The range of days and the filter, as a form that works without scripts. */
export function FilterForm({ from, to, filter }: { from: string; to: string; filter: ReportFilter }) {
  const t = useTranslations('staff-analytics');
  const [language, setLanguage] = useState(filter.language);
  const [device, setDevice] = useState(filter.device);
  const all = { value: '', label: t('all') };
  return (
    <Form
      method="get"
      aria-label={t('filter')}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[1fr_1fr_1fr_1fr_auto]"
    >
      <TextField label={t('from')} type="date" name="from" defaultValue={from} required />
      <TextField label={t('to')} type="date" name="to" defaultValue={to} required />
      <SelectField
        label={t('language')}
        name="language"
        value={language}
        onChange={setLanguage}
        choices={[all, ...locales.map((value) => ({ value, label: localeNames[value] }))]}
      />
      <SelectField
        label={t('device')}
        name="device"
        value={device}
        onChange={setDevice}
        choices={[all, ...analyticDevices.map((value) => ({ value, label: t(`device_${value}`) }))]}
      />
      <Button type="submit" className="max-lg:col-span-2">
        {t('apply')}
      </Button>
    </Form>
  );
}
