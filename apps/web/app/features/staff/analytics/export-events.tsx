import { exportAnalytics } from '@inkstone/contracts/staff/analytics';
import { Button, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { fetchCsv, maxCsvRows } from '../../../shared/fetch-csv.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';

/** Exports the raw events of a range of days as one CSV file, which is fetched in parts. */
export function ExportEvents({ from, to }: { from: string; to: string }) {
  const t = useTranslations('staff-analytics');
  const [isConfirming, setConfirming] = useState(false);

  async function run(reason: string): Promise<void> {
    const { file, count, isCut } = await fetchCsv((after) =>
      call(exportAnalytics, { from, to, reason, ...(after !== null && { after }) }),
    );
    saveFile(`analytics-${from}-${to}.csv`, file);
    if (isCut) showToast.warning(t('exportCut', { count: String(count) }));
    else showToast.success(t('exported', { count }));
  }

  return (
    <>
      <Button onClick={() => setConfirming(true)}>{t('export')}</Button>
      {isConfirming && (
        <StaffActionDialog
          title={t('export')}
          description={t('exportHint', { rows: String(maxCsvRows) })}
          confirmLabel={t('export')}
          run={run}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
