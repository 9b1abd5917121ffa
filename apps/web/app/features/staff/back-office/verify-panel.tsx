import { type AuditReport, verifyAudit } from '@inkstone/contracts/staff';
import { Button, Notice } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';

/** Verifies the log on request, and shows the result. */
export function VerifyPanel() {
  const t = useTranslations('admin');
  const errorText = useErrorText();
  const [report, setReport] = useState<AuditReport | null>(null);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const verify = async () => {
    setBusy(true);
    setReport(null);
    setError('');
    try {
      setReport(await call(verifyAudit, {}));
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <Button isBusy={isBusy} onClick={() => void verify()}>
        {t('verify')}
      </Button>
      <div role="status" className="w-full empty:hidden">
        {error && <Notice tone="bad">{error}</Notice>}
        {report && <Report report={report} />}
      </div>
    </div>
  );
}

function Report({ report: { isIntact, entries, hash, faults } }: { report: AuditReport }) {
  const t = useTranslations('admin');
  return (
    <Notice tone={isIntact ? 'good' : 'bad'}>
      <p className="font-medium">{t(isIntact ? 'verifyIntact' : 'verifyBroken', { count: entries })}</p>
      {!isIntact && (
        <ul className="mt-2 list-disc pl-5">
          {faults.map(({ seq, fault }) => (
            <li key={`${seq} ${fault}`}>{t(`fault_${fault}`, { seq })}</li>
          ))}
        </ul>
      )}
      <p className="mt-2 font-mono text-xs break-all" lang="">
        {entries}:{hash}
      </p>
      <p className="mt-1">{t('verifyKeep')}</p>
    </Notice>
  );
}
