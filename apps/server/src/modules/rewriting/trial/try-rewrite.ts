import { AppError, type ReplyOf } from '@inkstone/contracts';
import { rewriteLimits } from '@inkstone/contracts/rewriting';
import type { tryRewrite as contract } from '@inkstone/contracts/rewriting/jobs';
import { countWords } from '@inkstone/proofread/client';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { inOrder } from '../../../platform/in-order.ts';
import { shiftLocks } from '../plan/lock-views.ts';
import { planText, type TextPlan } from '../plan/plan-text.ts';
import { loadLanguageData } from '../sentences/language-data.ts';
import { rewriteWithModel } from '../sentences/rewrite-with-model.ts';
import { rewriteWithoutModel } from '../sentences/rewrite-without-model.ts';
import type { RewrittenSentence } from '../sentences/rewritten.ts';

/** Time limit of a trial in ms. */
const maxDuration = 120_000;
/** Number of concurrent requests to a model. */
const width = 3;

/** Rewrites a short text of any visitor. Nothing is stored or charged; a rate limits the number of trials per day. */
export const tryRewrite: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  who,
  { text: given, mode, language },
) => {
  const text = given.toWellFormed();
  if (text.trim() === '') throw new AppError('content_required');
  const limit = rewriteLimits.trialWords;
  if (countWords(text) > limit || text.length > limit * 20)
    throw new AppError('rewrite_trial_limit', { limit });
  const isLight = !deps.config.hasModelTrial || deps.textModels.absenceOf('rewrite') !== null;
  if (isLight && mode !== 'basic') throw new AppError('model_off');
  const choices = { terms: [], withoutLocks: [], unlocked: [] };
  const plan = planText(text, choices, { language, task: { kind: mode } });
  const accountId = who.kind === 'visitor' ? null : who.accountId;
  const results = await rewriteAll(deps, plan, { mode, isLight, accountId });
  const sentences = plan.sentences.flatMap(({ index, span, original, locks, core }) => {
    const result = results.find((one) => one.index === index);
    if (!result) return [];
    const { state, keptBecause, meaning, changes } = result;
    return {
      ...{ index, span, original, state, keptBecause, meaning, text: result.text },
      changes: [...changes],
      locks: shiftLocks(locks, span.start + core.start),
    };
  });
  return { language: plan.language, isLight, sentences };
};

async function rewriteAll(
  deps: Pick<Deps, 'textModels' | 'random'>,
  { sentences }: TextPlan,
  order: {
    readonly mode: 'basic' | 'academic' | 'max';
    readonly isLight: boolean;
    readonly accountId: string | null;
  },
): Promise<RewrittenSentence[]> {
  const data = await loadLanguageData();
  if (order.isLight) return sentences.map((sentence) => rewriteWithoutModel(sentence, data));
  const { mode, accountId } = order;
  const requested = { task: { kind: mode }, feature: 'rewrite', accountId, data } as const;
  const limit = AbortSignal.timeout(maxDuration);
  const results: RewrittenSentence[] = [];
  const all = inOrder(sentences, width, limit, (sentence, signal) =>
    rewriteWithModel(deps, sentence, { ...requested, signal }),
  );
  try {
    for await (const result of all) results.push(result);
  } catch (error) {
    if (limit.aborted) throw new AppError('model_timeout');
    throw error;
  }
  return results;
}
