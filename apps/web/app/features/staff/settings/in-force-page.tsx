import type { SettingRow } from '@inkstone/contracts/staff/settings';
import { Badge, Checkbox, EmptyState, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';

/** The effective settings, without secrets. They are changed in the environment of the server. */
export function InForcePage({ settings }: { settings: readonly SettingRow[] }) {
  const t = useTranslations('staff-settings');
  const [part, setPart] = useState('');
  const [isGivenOnly, setGivenOnly] = useState(false);
  const wanted = part.trim().toUpperCase();
  const shown = settings.filter(
    ({ name, isDefault }) => name.includes(wanted) && !(isGivenOnly && isDefault),
  );
  return (
    <AdminFrame title={t('title')} hint={t('hint')}>
      <search className="mb-4 flex max-w-2xl flex-col gap-3">
        <TextField
          label={t('filter')}
          type="search"
          value={part}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setPart(event.target.value)}
        />
        <Checkbox
          label={t('givenOnly')}
          checked={isGivenOnly}
          onChange={(event) => setGivenOnly(event.target.checked)}
        />
      </search>
      <p role="status" className="mb-2 text-sm text-soft">
        {t('count', { count: shown.length })}
      </p>
      {shown.length === 0 && <EmptyState title={t('empty')} />}
      {shown.length > 0 && (
        <dl className="border-t border-line text-sm">
          {shown.map((setting) => (
            <Setting key={setting.name} setting={setting} />
          ))}
        </dl>
      )}
    </AdminFrame>
  );
}

function Setting({ setting: { name, value, isDefault } }: { setting: SettingRow }) {
  const t = useTranslations('staff-settings');
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line py-2.5 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <dt className="font-mono wrap-anywhere" lang="">
        {name}
      </dt>
      <dd className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {value ? (
          <span className="min-w-0 font-mono wrap-anywhere" lang="">
            {value}
          </span>
        ) : (
          <span className="text-faint">{t(value === null ? 'secret' : 'unset')}</span>
        )}
        {!isDefault && <Badge tone="note">{t('given')}</Badge>}
      </dd>
    </div>
  );
}
