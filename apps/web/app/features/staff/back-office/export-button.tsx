import { exportAudit } from '@inkstone/contracts/staff';
import { Button, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';

/** Exports the audit log as CSV. An export with more entries than one file holds continues where the last one ended. */
export function ExportButton() {
  const t = useTranslations('admin');
  const [isConfirming, setConfirming] = useState(false);
  const [before, setBefore] = useState<number | null>(null);

  async function run(reason: string): Promise<void> {
    const { csv, entries, next } = await call(exportAudit, { reason, ...(before !== null && { before }) });
    save(csv, `audit-${before === null ? 'newest' : `before-${before}`}.csv`);
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

function save(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
