import { exportAudit } from '@inkstone/contracts/staff';
import { Button, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';

/** Exports the audit log as CSV. An export with more entries than one file holds continues where the last one ended. */
export function ExportButton() {
  const t = useTranslations('admin');
  const [isConfirming, setConfirming] = useState(false);
  const [before, setBefore] = useState<number | null>(null);

  async function run(reason: string): Promise<void> {
    const { csv, entries, next } = await call(exportAudit, { reason, ...(before !== null && { before }) });
    // Sweden writes dates as ISO 8601 does; `toISOString` would return the date in UTC.
    const date = new Date().toLocaleDateString('sv');
    const part = before === null ? 'newest' : `before-${before}`;
    saveFile(`audit-${date}-${part}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    setBefore(next);
    showToast.success(t('exported', { count: entries }));
  }

  return (
    <>
      <Button onClick={() => setConfirming(true)}>{t(before === null ? 'export' : 'exportMore')}</Button>
      {isConfirming && (
        <StaffActionDialog
          title={t('export')}
          description={t('exportHint')}
          confirmLabel={t('export')}
          run={run}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
