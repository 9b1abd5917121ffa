import { AppError } from '@inkstone/contracts';
import { wordErrors } from '@inkstone/contracts/models';
import { later, minute, second } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { holdRunLease } from '../../../platform/run-lease.ts';
import * as store from './store.ts';
import { endCharges, type StepContext, type StepDeps, translateStep } from './translate-step.ts';

/** Dependencies of a run. */
export type RunDeps = StepDeps & Pick<Deps, 'clock' | 'ids' | 'log' | 'termBase'>;

/** Lease of a run in ms; without a renewal for this long, the run counts as ended. */
const lease = 15 * second;
/** Time limit of a run in ms; another run continues. */
const maxRunTime = 10 * minute;
/** Limits of the texts that are translated, stored and charged together: their number and characters. */
const stepTexts = 8;
const stepCharacters = 2000;

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
  const held = holdRunLease(deps, lease, (until) => store.extendFileLease(deps.db.sql, key, runId, until));
  const alive = AbortSignal.any([signal, held.lost]);
  let end: Pick<store.File, 'state' | 'stoppedBy'> = { state: 'waiting', stoppedBy: null };
  try {
    await endCharges(deps, file);
    const endsAt = later(now, maxRunTime);
    const terms = await deps.termBase.termsFor(file.accountId, file.documentId);
    let maxPrice: number | null = null;
    let refusal: AppError | null = null;
    let isDone = false;
    while (!isDone && deps.clock.now() < endsAt) {
      await held.keep();
      alive.throwIfAborted();
      const texts = await nextTexts(deps, file, maxPrice);
      isDone = texts.length === 0;
      const refused = isDone
        ? null
        : await translateAffordable(deps, { file, runId, terms, signal: alive }, texts);
      if (refused === null) continue;
      refusal = refused;
      maxPrice = await skipTexts(deps, file, texts[0]?.price ?? 0, refused);
    }
    const isAnyLeft = refusal !== null && (await nextTexts(deps, file, null)).length > 0;
    if (isDone && isAnyLeft) end = { state: 'stopped', stoppedBy: refusal?.code ?? null };
    else if (isDone) end = { state: 'done', stoppedBy: null };
  } catch (error) {
    if (signal.aborted || (!held.lost.aborted && !(error instanceof AppError))) throw error;
    if (!held.lost.aborted && error instanceof AppError) end = { state: 'stopped', stoppedBy: error.code };
  } finally {
    held.release();
    await store.endRun(deps.db.sql, key, runId, end);
  }
  return true;
}

/**
 * Translates texts together, or only the first one if the remaining words do not suffice for all. Returns the refusal if they do
 * not suffice for the first one either.
 */
async function translateAffordable(
  deps: RunDeps,
  context: StepContext,
  texts: readonly store.Text[],
): Promise<AppError | null> {
  for (const step of texts.length === 1 ? [texts] : [texts, texts.slice(0, 1)]) {
    try {
      await translateStep(deps, context, step);
      return null;
    } catch (error) {
      const isUsedUp = error instanceof AppError && wordErrors.some((code) => code === error.code);
      if (!isUsedUp) throw error;
      if (step.length === 1) return error;
    }
  }
  return null;
}

/**
 * Skips the texts that the remaining words do not suffice for, and returns the maximum price of those to translate next. Texts
 * that are longer than the words of a day keep their source and are reported; others stay unfinished.
 */
async function skipTexts(
  { db }: Pick<Deps, 'db'>,
  file: store.File,
  refusedPrice: number,
  { params: { left, limit } }: AppError,
): Promise<number> {
  if (typeof limit === 'number') await store.keepLongTexts(db.sql, file, limit);
  return Math.min(typeof left === 'number' ? left : refusedPrice, refusedPrice - 1);
}

/** Returns the next unfinished texts that can be translated together. */
async function nextTexts(
  { db }: Pick<Deps, 'db'>,
  file: store.File,
  maxPrice: number | null,
): Promise<store.Text[]> {
  const texts = await store.findTexts(db.sql, file, ['open'], { limit: stepTexts, maxPrice });
  let characters = 0;
  return texts.filter(({ source }, at) => {
    characters += source.length;
    return at === 0 || characters <= stepCharacters;
  });
}
