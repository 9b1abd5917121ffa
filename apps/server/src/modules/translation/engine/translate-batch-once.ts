import { AppError } from '@inkstone/contracts';
import { estimateTokens, type PromptMessage } from '@inkstone/domain/rewriting';
import { writeBatchPrompt, writeSinglePrompt } from '@inkstone/domain/translation';
import { type BatchAnswer, readBatchAnswer, type SegmentFault, type Term } from '@inkstone/translate';
import { type AnswerFailure, collectAnswer, newFence } from '../../models/index.ts';
import { type Attempt, faulty, judgeAnswer } from './judge-answer.ts';
import type { PreparedSegment, Work } from './work.ts';

/** Number of consecutive failures after which the model counts as unavailable. */
const maxFailures = 3;

const faults: Readonly<Record<AnswerFailure, SegmentFault>> = {
  long: 'wrong_length',
  failed: 'missing',
  blocked: 'refused',
};

/** Requests translations of several segments; null if the answer is not a list. */
export async function translateBatchOnce(
  work: Work,
  batch: readonly PreparedSegment[],
): Promise<Map<number, Attempt> | null> {
  const { request } = work;
  const fence = newFence(work.deps);
  const items = batch.map(({ masked }, at) => ({ i: at + 1, s: masked.text }));
  const terms = new Set(batch.flatMap((one) => one.terms));
  const kinds = new Set(
    batch.filter(({ masked }) => masked.locks.length > 0).map(({ masked }) => masked.style.kind),
  );
  const masks = kinds.size > 1 ? 'both' : (kinds.values().next().value ?? 'brackets');
  const messages = writeBatchPrompt({
    ...{ direction: request.direction, fence, masks, items },
    terms: pairsOf(work, [...terms]),
  });
  const source = items.map(({ s }) => s).join('');
  const result = await requestModel(work, { messages, source, temperature: 0.2, extra: items.length * 24 });
  // Segments are then requested one by one, so that the fault is attributed to one of them.
  if ('fault' in result) return null;
  const answers: BatchAnswer | null = readBatchAnswer(
    result.answer,
    items.map(({ i }) => i),
  );
  if (answers === null) {
    work.learnt.badLists++;
    return null;
  }
  const attempts = new Map<number, Attempt>();
  for (const [at, one] of batch.entries()) {
    const answer = answers.get(at + 1);
    if (answer !== undefined) attempts.set(one.index, judgeAnswer(work, one, { answer, fence }));
  }
  return attempts;
}

/**
 * Requests the translation of one segment, with its neighbours as context; `detail`: the fault of the
 * previous answer.
 */
export async function translateOnce(
  work: Work,
  one: PreparedSegment,
  detail: string | null,
): Promise<Attempt> {
  const { request, done } = work;
  const fence = newFence(work.deps);
  const before = [one.index - 2, one.index - 1].flatMap((index) => {
    const [source, target] = [request.segments[index]?.source, done.get(index)];
    return source === undefined || target === undefined ? [] : [{ source, target }];
  });
  const messages = writeSinglePrompt({
    ...{ direction: request.direction, fence, masks: one.masked.style.kind, terms: pairsOf(work, one.terms) },
    ...{ text: one.masked.text, before, fault: detail },
    after: request.segments[one.index + 1]?.source ?? null,
  });
  const temperature = detail === null ? 0.2 : 0;
  const result = await requestModel(work, { messages, source: one.masked.text, temperature, extra: 32 });
  if ('fault' in result) {
    if (result.fault === 'missing' && ++work.learnt.failures >= maxFailures)
      throw new AppError('model_failed');
    return { ...faulty(result.fault, request.direction.to), isFinal: result.fault === 'refused' } as Attempt;
  }
  work.learnt.failures = 0;
  return judgeAnswer(work, one, { answer: result.answer, fence });
}

/** Returns the terms in both languages, as listed in the prompt. */
function pairsOf({ request: { direction } }: Work, terms: readonly Term[]) {
  return terms.map((term) => ({
    source: term[direction.from].preferred,
    target: term[direction.to].preferred,
  }));
}

async function requestModel(
  { deps, request: { signal, accountId } }: Work,
  order: {
    readonly messages: readonly PromptMessage[];
    readonly source: string;
    readonly temperature: number;
    readonly extra: number;
  },
): Promise<{ readonly answer: string } | { readonly fault: SegmentFault }> {
  const { messages, source, temperature, extra } = order;
  const maxTokens = Math.ceil(estimateTokens(source) * 2.5) + extra;
  const maxLength = source.length * 8 + extra * 20;
  const answerRequest = { messages, maxTokens, temperature, signal, accountId };
  const result = await collectAnswer(deps, 'translate', answerRequest, maxLength);
  return 'answer' in result ? result : { fault: faults[result.failure] };
}
