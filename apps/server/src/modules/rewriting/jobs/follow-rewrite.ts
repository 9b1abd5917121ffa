import type { CheckedInputOf } from '@inkstone/contracts';
import { AppError } from '@inkstone/contracts';
import { type RewriteEvent, rewriteLimits } from '@inkstone/contracts/rewriting';
import type { followRevise as reviseContract } from '@inkstone/contracts/rewriting/revise';
import type { followRewrite as contract } from '@inkstone/contracts/rewriting/rewrite';
import type { Deps } from '../../../deps.ts';
import type { StreamUseCase } from '../../../platform/http/stream-route.ts';
import { type RunDeps, runJob } from '../runs/run-job.ts';
import { type JobRequest, openJob } from './open-job.ts';

/** States in which a caller can continue a job. */
const states = ['waiting', 'running', 'paused', 'stopped', 'done'] as const;

/** Rewrites a text and streams the sentences to the caller. */
export const followRewrite: StreamUseCase<typeof contract> = (deps, { accountId }, input, signal) =>
  follow(deps, accountId, toJobRequest(input, false), signal);

/** Applies an action to a selection and streams the result to the caller. */
export const followRevise: StreamUseCase<typeof reviseContract> = (deps, { accountId }, input, signal) =>
  follow(deps, accountId, reviseWanted(input), signal);

async function* follow(
  deps: RunDeps & Pick<Deps, 'textModels' | 'termBase'>,
  accountId: string,
  request: JobRequest,
  signal: AbortSignal,
): AsyncGenerator<RewriteEvent> {
  const job = await openJob(deps, accountId, request);
  yield* runJob(deps, job, signal, { states, isBackground: job.isBackground });
}

/** Converts the input of a rewriting call to a job request. */
export function toJobRequest(input: CheckedInputOf<typeof contract>, isBackground: boolean): JobRequest {
  const { mode: tool, ...rest } = input;
  return { ...rest, tool, tone: null, prompt: null, isBackground, words: rewriteLimits.words };
}

function reviseWanted(input: CheckedInputOf<typeof reviseContract>): JobRequest {
  const { tool, ...rest } = input;
  const tone = tool === 'tone' ? (input.tone ?? null) : null;
  const prompt = tool === 'own' ? (input.prompt?.toWellFormed() ?? '') : null;
  if (prompt === '' || (tool === 'tone' && tone === null)) throw new AppError('action_incomplete');
  return { ...rest, tool, tone, prompt, name: '', isBackground: false, words: rewriteLimits.selectionWords };
}
