import { exportAnalytics } from '@inkstone/contracts/staff/analytics';
import { Button, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';

/** Maximum number of events in a file, which the browser holds in memory. */
const maxRows = 200_000;

/** Exports the raw events of a range of days as one CSV file, which is fetched in parts. */
export function ExportEvents({ from, to }: { from: string; to: string }) {
  const t = useTranslations('staff-analytics');
  const [isConfirming, setConfirming] = useState(false);

  async function run(reason: string): Promise<void> {
    const parts: string[] = [];
    let count = 0;
    let next: string | null = null;
    do {
      const part: { csv: string; rows: number; next: string | null } = await call(exportAnalytics, {
        ...{ from, to, reason },
        ...(next !== null && { after: next }),
      });
      parts.push(part.csv);
      count += part.rows;
      ({ next } = part);
    } while (next !== null && count < maxRows);
    saveFile(`analytics-${from}-${to}.csv`, new Blob(parts, { type: 'text/csv;charset=utf-8' }));
    if (next === null) showToast.success(t('exported', { count }));
    else showToast.warning(t('exportCut', { count: String(count) }));
  }

  return (
    <>
      <Button onClick={() => setConfirming(true)}>{t('export')}</Button>
      {isConfirming && (
        <StaffActionDialog
          title={t('export')}
          description={t('exportHint', { rows: String(maxRows) })}
          confirmLabel={t('export')}
          run={run}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
