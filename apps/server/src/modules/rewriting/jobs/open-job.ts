import { AppError } from '@inkstone/contracts';
import { type RewriteLanguage, rewriteLimits } from '@inkstone/contracts/rewriting';
import { day, later } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { preferredIn } from '../plan/glossary-locks.ts';
import type { LockChoices } from '../plan/plan-text.ts';
import { planText, requireLength } from '../plan/plan-text.ts';
import { requireModel } from '../runs/availability.ts';
import { featureOf, taskOf } from '../runs/plan-of.ts';
import { findJob, insertJob, type Job } from './store.ts';

/** A job as requested by a caller. */
export interface JobRequest extends LockChoices {
  readonly jobId: string;
  readonly text: string;
  readonly tool: Job['tool'];
  readonly tone: Job['tone'];
  readonly prompt: string | null;
  readonly language: 'auto' | RewriteLanguage;
  readonly documentId: string | null;
  readonly name: string;
  readonly isBackground: boolean;
  /** Maximum number of words of the text. */
  readonly words: number;
}

/**
 * Returns the caller's job with an id; creates it if missing. Throws `rewrite_job_differs` if it has another
 * text or tool, and `model_off` if it requires a model and none is configured.
 */
export async function openJob(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'textModels' | 'termBase'>,
  accountId: string,
  request: JobRequest,
): Promise<Job> {
  const { jobId } = request;
  const text = request.text.toWellFormed();
  const existing = await findJob(deps.db.sql, { accountId, jobId });
  if (existing) return requireSame(existing, { ...request, text });
  requireLength(text, request.words);
  const { tool, tone, prompt } = request;
  const isLight = requireModel(deps, featureOf({ tool }), tool === 'basic');
  const { documentId, isBackground } = request;
  const glossary = await preferredIn(deps, accountId, { documentId, text });
  const locks = {
    terms: [...new Set([...request.terms.map((term) => term.toWellFormed()), ...glossary])],
    withoutLocks: request.withoutLocks,
    unlocked: request.unlocked.map((one) => one.toWellFormed()),
  };
  const plan = planText(text, locks, { language: request.language, task: taskOf({ tool, tone, prompt }) });
  const now = deps.clock.now();
  const job: Job = {
    ...{ accountId, jobId, tool, tone, prompt, isLight, text, documentId, locks, isBackground },
    chargeId: deps.ids.next(),
    name: request.name.toWellFormed() || beginningOf(text),
    language: plan.language,
    sentences: plan.sentences.length,
    price: plan.price,
    state: 'waiting',
    ...{ stoppedBy: null, runId: null, runUntil: null },
    createdAt: now,
    expiresAt: later(now, rewriteLimits.keptDays * day),
  };
  if (await insertJob(deps.db.sql, job)) return job;
  const other = await findJob(deps.db.sql, { accountId, jobId });
  if (!other) throw new AppError('rewrite_running');
  return requireSame(other, { ...request, text });
}

function requireSame(job: Job, { text, tool, tone, prompt }: JobRequest): Job {
  const isSame = job.text === text && job.tool === tool && job.tone === tone && job.prompt === prompt;
  if (!isSame) throw new AppError('rewrite_job_differs');
  return job;
}

/** Returns the first line of a text, as the name of its job. */
function beginningOf(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? '';
  const characters = Array.from(line);
  return characters.length <= 40 ? line : `${characters.slice(0, 39).join('')}…`;
}
