import { rewriteRemaining } from '@inkstone/contracts/rewriting/jobs';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { quietCall } from '../../../../platform/call.ts';
import { RunError } from '../../../../shared/rewriting/run-error.tsx';
import { stoppedError } from '../../../../shared/rewriting/stopped-error.ts';
import type { Run } from '../run/run-state.ts';

/** The cost of a run and why it ended early. Renders nothing while the run is active. */
export function RunReceipt({ run }: { run: Run }) {
  const t = useTranslations('rewrite');
  const { receipt, error, phase } = run;
  const stopped = error ?? (receipt?.stoppedBy ? stoppedError(receipt.stoppedBy) : null);
  const { data } = useQuery({
    queryKey: ['rewrite', 'remaining', run.jobId, run.words],
    queryFn: () => quietCall(rewriteRemaining, {}),
    enabled: phase === 'stopped',
  });
  if (phase === 'running') return null;
  const left = receipt ? receipt.left : (data?.left ?? null);
  return (
    <div role="status" className="flex flex-col gap-1 text-sm">
      {stopped && <RunError error={stopped} resetsAt={data?.resetsAt ?? null} />}
      {!stopped && phase === 'stopped' && <p className="text-soft">{t('stopped')}</p>}
      <p className="tabular-nums">
        {t('receipt', { words: run.words })} {left !== null && t('receiptLeft', { left })}
      </p>
      {receipt && (
        <p className="text-soft tabular-nums">
          {t('receiptCounts', {
            rewritten: receipt.rewritten,
            unchanged: receipt.unchanged,
            kept: receipt.kept,
          })}
        </p>
      )}
    </div>
  );
}
