import { AppError } from '@inkstone/contracts';
import type { Deps } from '../../../deps.ts';
import type { Gate } from '../../../platform/gate.ts';
import type { ModelFeature } from '../../../ports/text-models.ts';
import type { Reservation } from '../../../ports/word-meter.ts';
import { chargeStored } from '../../membership/index.ts';
import { addSentences, type DoneSentence, endCharge, findOpenCharges, type Job } from '../jobs/store.ts';
import type { PlannedSentence } from '../plan/plan-text.ts';
import { loadLanguageData } from '../sentences/language-data.ts';
import { rewriteWithModel } from '../sentences/rewrite-with-model.ts';
import { rewriteWithoutModel } from '../sentences/rewrite-without-model.ts';
import type { RewrittenSentence } from '../sentences/rewritten.ts';
import { taskOf } from './plan-of.ts';

/** Dependencies of a rewriting step. */
export type StepDeps = Pick<Deps, 'db' | 'textModels' | 'wordMeter' | 'random' | 'config'>;

/** The job of the sentences, and the number of consecutive failures of its model. */
export interface StepContext {
  readonly job: Job;
  readonly runId: string;
  readonly feature: ModelFeature;
  readonly signal: AbortSignal;
  readonly failures: { inARow: number };
  readonly reservations: RunReservations;
}

/** The reservations of a run, whose steps reserve one after another. */
export interface RunReservations {
  readonly oneByOne: Gate;
  /** Resolve when a reservation of a step that is running has ended. */
  readonly open: Set<Promise<void>>;
}

/** Number of consecutive failures after which the model counts as unavailable and the job stops. */
const maxFailures = 3;

/**
 * Rewrites sentences that are charged together: reserves their words, stores the sentences, charges those that were rewritten
 * and releases the rest.
 */
export async function rewriteStep(
  deps: StepDeps,
  context: StepContext,
  sentences: readonly PlannedSentence[],
): Promise<DoneSentence[]> {
  const price = sentences.reduce((sum, { words, skipped }) => sum + (skipped ? 0 : words), 0);
  const reserved = price === 0 ? null : await reserveNext(deps, context, sentences, price);
  const reservation = reserved?.reservation ?? null;
  try {
    const results = await rewriteAll(deps, context, sentences);
    return await storeResults(deps, context.job, { reservation, sentences, results });
  } catch (error) {
    // Has no effect once the reservation was charged.
    if (reservation) await deps.wordMeter.release(reservation.id);
    throw error;
  } finally {
    reserved?.end();
  }
}

/** Reserves words for a step. While they are reserved by other steps of the same run, waits until one of these has ended. */
function reserveNext(
  deps: StepDeps,
  context: StepContext,
  sentences: readonly PlannedSentence[],
  words: number,
): Promise<{ readonly reservation: Reservation; end(): void }> {
  const { open, oneByOne } = context.reservations;
  return oneByOne(async () => {
    for (;;) {
      const others = [...open];
      try {
        const reservation = await reserve(deps, context, sentences, words);
        const ended = Promise.withResolvers<void>();
        open.add(ended.promise);
        const end = () => {
          open.delete(ended.promise);
          ended.resolve();
        };
        return { reservation, end };
      } catch (error) {
        const isReserved = error instanceof AppError && error.code === 'words_reserved';
        if (!isReserved || others.length === 0) throw error;
        await Promise.race(others);
        context.signal.throwIfAborted();
      }
    }
  });
}

/** The common prefix of the reservation ids of a job. */
export function chargesOf({ chargeId }: Pick<Job, 'chargeId'>): string {
  return `${chargeId}:`;
}

function reserve(
  { wordMeter }: StepDeps,
  { job, runId }: StepContext,
  sentences: readonly PlannedSentence[],
  words: number,
): Promise<Reservation> {
  const { accountId, documentId } = job;
  const jobId = `${chargesOf(job)}${runId}:${sentences[0]?.index}`;
  return wordMeter.reserve(accountId, { feature: 'rewrite', jobId, words, documentId }, 'refuse');
}

async function rewriteAll(
  deps: StepDeps,
  { job, feature, signal, failures }: StepContext,
  sentences: readonly PlannedSentence[],
): Promise<RewrittenSentence[]> {
  const data = await loadLanguageData();
  if (job.isLight) return sentences.map((sentence) => rewriteWithoutModel(sentence, data));
  const order = { task: taskOf(job), feature, accountId: job.accountId, data, signal };
  const results: RewrittenSentence[] = [];
  for (const sentence of sentences) {
    const result = await rewriteWithModel(deps, sentence, order);
    failures.inARow = result.keptBecause === 'model' ? failures.inARow + 1 : 0;
    if (failures.inARow >= maxFailures) throw new AppError('model_failed');
    results.push(result);
  }
  return results;
}

/**
 * Stores sentences before they are charged: if the process ends in between, the next run completes the
 * charge, and no sentence is charged twice.
 */
async function storeResults(
  deps: StepDeps,
  job: Job,
  {
    reservation,
    sentences,
    results,
  }: {
    readonly reservation: Reservation | null;
    readonly sentences: readonly PlannedSentence[];
    readonly results: readonly RewrittenSentence[];
  },
): Promise<DoneSentence[]> {
  const done = results.map((result, at): DoneSentence => {
    const words = result.state === 'rewritten' ? (sentences[at]?.words ?? 0) : 0;
    return { ...result, words, paidBy: null, reservationId: words > 0 ? (reservation?.id ?? null) : null };
  });
  const added = await addSentences(deps.db.sql, job, done);
  if (reservation === null) return done;
  const used = done.reduce((sum, { index, words }) => sum + (added.has(index) ? words : 0), 0);
  const paidBy = await settle(deps, job, reservation.id, used);
  return done.map((one) => {
    const isPaid = added.has(one.index) && one.words > 0 && paidBy !== null;
    return { ...one, reservationId: null, words: isPaid ? one.words : 0, paidBy: isPaid ? paidBy : null };
  });
}

/** Charges a reservation and returns what paid; null if nothing was charged. */
async function settle(
  deps: Pick<Deps, 'db' | 'wordMeter'>,
  job: Job,
  reservationId: string,
  words: number,
): Promise<DoneSentence['paidBy']> {
  const paidBy = await chargeStored(deps, reservationId, words);
  if (words > 0) await endCharge(deps.db.sql, job, reservationId, paidBy);
  return paidBy;
}

/** Charges sentences that an earlier run has stored but not charged. */
export async function endCharges(deps: Pick<Deps, 'db' | 'wordMeter'>, job: Job): Promise<void> {
  for (const { reservationId, words } of await findOpenCharges(deps.db.sql, job))
    if (reservationId !== null) await settle(deps, job, reservationId, words);
}
