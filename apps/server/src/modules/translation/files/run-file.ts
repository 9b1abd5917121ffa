import { AppError } from '@inkstone/contracts';
import { later, minute, second } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { holdRunLease } from '../../../platform/run-lease.ts';
import * as store from './store.ts';
import { isOfOneText, TextQueue } from './text-queue.ts';
import { endCharges, type StepContext, type StepDeps, translateStep } from './translate-step.ts';

/** Dependencies of a run. */
export type RunDeps = StepDeps & Pick<Deps, 'clock' | 'ids' | 'log' | 'termBase'>;

/** Lease of a run in ms; without a renewal for this long, the run counts as ended. */
const lease = 15 * second;
/** Time limit of a run in ms; another run continues. */
const maxRunTime = 10 * minute;
/**
 * Translates the unfinished texts of a file. Each step is stored before it is charged, so that another run
 * can continue. Only one run processes a file at a time: false if another run holds the lease, or the file
 * needs no work.
 */
export async function runFile(deps: RunDeps, key: store.FileKey, signal: AbortSignal): Promise<boolean> {
  const runId = deps.ids.next();
  const now = deps.clock.now();
  const file = await store.takeFile(deps.db.sql, key, { runId, until: later(now, lease), now });
  if (file === null) return false;
  const runLease = holdRunLease(deps, lease, (until) =>
    store.extendFileLease(deps.db.sql, key, runId, until),
  );
  const alive = AbortSignal.any([signal, runLease.lost]);
  let end: Pick<store.File, 'state' | 'stoppedBy'> = { state: 'waiting', stoppedBy: null };
  try {
    await endCharges(deps, file);
    const endsAt = later(now, maxRunTime);
    const terms = await deps.termBase.termsFor(file.accountId, file.documentId);
    const context = { file, runId, terms, signal: alive };
    const queue = new TextQueue(deps, file);
    let isDone = false;
    while (!isDone && deps.clock.now() < endsAt) {
      await runLease.renew();
      alive.throwIfAborted();
      const texts = await queue.next();
      isDone = texts.length === 0;
      if (!isDone) await queue.record(texts, await translateSome(deps, context, texts));
    }
    const stoppedBy = isDone ? await queue.finish() : null;
    if (isDone) end = stoppedBy === null ? { state: 'done', stoppedBy } : { state: 'stopped', stoppedBy };
  } catch (error) {
    if (signal.aborted || (!runLease.lost.aborted && !(error instanceof AppError))) throw error;
    if (!runLease.lost.aborted && error instanceof AppError)
      end = { state: 'stopped', stoppedBy: error.code };
  } finally {
    runLease.release();
    await store.endRun(deps.db.sql, key, runId, end);
  }
  return true;
}

/**
 * Translates texts together, or only the first one if that fails for lack of words or of an answer. Returns the error if it fails
 * for the first one too.
 */
async function translateSome(
  deps: RunDeps,
  context: StepContext,
  texts: readonly store.Text[],
): Promise<AppError | null> {
  for (const step of texts.length === 1 ? [texts] : [texts, texts.slice(0, 1)]) {
    try {
      await translateStep(deps, context, step);
      return null;
    } catch (error) {
      if (!isOfOneText(error)) throw error;
      if (step.length === 1) return error;
    }
  }
  return null;
}
