import { AppError } from '@inkstone/contracts';
import type { RewriteEvent, RewriteReceipt, RewrittenSentence } from '@inkstone/contracts/rewriting';
import { later, minute, second } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { createGate } from '../../../platform/gate.ts';
import { inOrder } from '../../../platform/in-order.ts';
import { holdRunLease } from '../../../platform/run-lease.ts';
import type { DoneSentence, Job } from '../jobs/store.ts';
import * as store from '../jobs/store.ts';
import { shiftLocks } from '../plan/lock-views.ts';
import type { PlannedSentence, TextPlan } from '../plan/plan-text.ts';
import { featureOf, planOf } from './plan-of.ts';
import { chargesOf, endCharges, rewriteStep, type StepDeps } from './rewrite-step.ts';

/** Dependencies of a run. */
export type RunDeps = StepDeps & Pick<Deps, 'clock' | 'ids' | 'log'>;

/** Number of concurrent requests to a model. */
const width = 3;
/** Sentences charged together if no model is used. */
const lightStep = 50;
/** Lease of a run in ms; without a renewal for this long, the run counts as ended. */
const lease = 15 * second;
/** Time limit of a background run in ms; another run continues. */
const maxRunTime = 10 * minute;

/** Options of a run: the states from which it may take the job, and its time limit. */
export interface RunOptions {
  readonly states: readonly Job['state'][];
  readonly isBackground: boolean;
}

/**
 * Rewrites the unfinished sentences of a job, and yields all sentences. Each is stored and charged when
 * finished, so that another run can continue. Only one run processes a job at a time. Throws
 * `rewrite_running` if another run holds the lease.
 */
export async function* runJob(
  deps: RunDeps,
  key: store.JobKey,
  signal: AbortSignal,
  options: RunOptions,
): AsyncGenerator<RewriteEvent> {
  const runId = deps.ids.next();
  const now = deps.clock.now();
  const job = await store.takeJob(deps.db.sql, key, { runId, until: later(now, lease), now }, options.states);
  if (job === null) throw new AppError('rewrite_running');
  const runLease = holdRunLease(deps, lease, (until) => store.extendJobLease(deps.db.sql, job, runId, until));
  const alive = AbortSignal.any([signal, runLease.lost]);
  let end: Pick<Job, 'state' | 'stoppedBy'> = {
    state: options.isBackground ? 'waiting' : 'paused',
    stoppedBy: null,
  };
  try {
    await endCharges(deps, job);
    // Releases words reserved by a run whose process has ended.
    await deps.wordMeter.releaseJobs(job.accountId, chargesOf(job));
    const plan = planOf(job);
    yield begin(job, plan);
    const endsAt = options.isBackground ? later(now, maxRunTime) : null;
    for await (const step of steps(
      deps,
      { job, runId, plan },
      { signal: alive, endsAt, renew: runLease.renew },
    ))
      for (const done of step) yield { type: 'sentence', ...viewSentence(plan, done) };
    const receipt = await readReceipt(deps, job, null);
    if (receipt.open === 0) end = { state: 'done', stoppedBy: null };
    yield { type: 'receipt', ...receipt };
  } catch (error) {
    if (runLease.lost.aborted && !signal.aborted) {
      yield { type: 'receipt', ...(await readReceipt(deps, job, null)) };
      return;
    }
    if (signal.aborted || !(error instanceof AppError)) throw error;
    end = { state: 'stopped', stoppedBy: error.code };
    yield { type: 'receipt', ...(await readReceipt(deps, job, error.code)) };
  } finally {
    runLease.release();
    await store.endRun(deps.db.sql, job, runId, end);
  }
}

function begin(job: Job, plan: TextPlan): RewriteEvent {
  return {
    type: 'begin',
    ...{ jobId: job.jobId, language: plan.language, isLight: job.isLight, price: plan.price },
    sentences: plan.sentences.map(({ span }) => span),
    locks: plan.locks.map(({ kind, span }) => ({ kind, span })),
  };
}

/** Rewrites the unfinished sentences step by step, and yields all sentences in order. */
async function* steps(
  deps: RunDeps,
  { job, runId, plan }: { readonly job: Job; readonly runId: string; readonly plan: TextPlan },
  {
    signal,
    endsAt,
    renew,
  }: { readonly signal: AbortSignal; readonly endsAt: number | null; readonly renew: () => Promise<void> },
): AsyncGenerator<readonly DoneSentence[]> {
  const stored = new Map((await store.findSentences(deps.db.sql, job)).map((done) => [done.index, done]));
  const size = job.isLight ? lightStep : 1;
  const all = Array.from({ length: Math.ceil(plan.sentences.length / size) }, (_, at) =>
    plan.sentences.slice(at * size, (at + 1) * size),
  );
  const isOver = () => endsAt !== null && deps.clock.now() >= endsAt;
  const failures = { inARow: 0 };
  const reservations = {
    oneByOne: createGate({ running: 1, waiting: width }),
    open: new Set<Promise<void>>(),
  };
  yield* inOrder(all, job.isLight ? 1 : width, signal, async (step, unwanted) => {
    const open = step.filter(({ index }) => !stored.has(index));
    if (open.length === 0 || isOver()) return step.flatMap(({ index }) => stored.get(index) ?? []);
    await renew();
    unwanted.throwIfAborted();
    const context = { job, runId, feature: featureOf(job), signal: unwanted, failures, reservations };
    const done = await rewriteStep(deps, context, open);
    return step.flatMap(({ index }) => stored.get(index) ?? done.find((one) => one.index === index) ?? []);
  });
}

/** A sentence as sent to the caller. */
export function viewSentence(plan: TextPlan, done: DoneSentence): RewrittenSentence {
  const { span, original, locks, core } = plan.sentences[done.index] as PlannedSentence;
  const { index, text, state, keptBecause, meaning, words } = done;
  return {
    ...{ index, text, state, keptBecause, meaning, words, span, original },
    changes: [...done.changes],
    locks: shiftLocks(locks, span.start + core.start),
  };
}

/** Returns the words charged for a job so far, and the number of unfinished sentences. */
export async function readReceipt(
  { db, clock, wordMeter }: Pick<Deps, 'db' | 'clock' | 'wordMeter'>,
  job: Job,
  stoppedBy: string | null,
): Promise<RewriteReceipt> {
  const [sums, { left }] = await Promise.all([
    store.sumJobs(db.sql, job.accountId, [job.jobId]),
    wordMeter.left(job.accountId, 'rewrite'),
  ]);
  const { done, rewritten, kept, words, paidBy } = sums.get(job.jobId) ?? store.noSums;
  return {
    ...{ jobId: job.jobId, words, left, paidBy, at: clock.now(), rewritten, kept },
    unchanged: done - rewritten - kept,
    open: job.sentences - done,
    stoppedBy,
  };
}
