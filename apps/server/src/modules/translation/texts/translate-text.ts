import { AppError, type ReplyOf } from '@inkstone/contracts';
import type {
  followTranslation as followContract,
  readTranslation as readContract,
  TranslatedSentence,
  TranslationEvent,
  translateText as translateContract,
} from '@inkstone/contracts/translation';
import { minute } from '@inkstone/kernel';
import { countWords } from '@inkstone/proofread/client';
import { joinTargets, type Term, type TranslatedSegment } from '@inkstone/translate';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import type { StreamUseCase } from '../../../platform/http/stream-route.ts';
import { endReservation } from '../../membership/index.ts';
import { mustSignIn, planTranslation, type TranslationPlan } from './plan-translation.ts';
import { openSentSentences } from './sent-sentences.ts';

type RunDeps = Pick<Deps, 'db' | 'clock' | 'translator' | 'termBase' | 'wordMeter' | 'ids' | 'log'>;

/** Time limit of the translation of a text, in ms. */
const maxDuration = 10 * minute;
/** Interval at which the reservation of a long translation is extended, in ms. */
const extendEvery = 5 * minute;

/** Translates a text in one reply. Nothing is charged if it fails or the caller disconnects before the reply. */
export const translateText: UseCase<typeof translateContract, ReplyOf<typeof translateContract>> = async (
  deps,
  who,
  input,
  left,
) => {
  const plan = planTranslation(deps, who, { ...input, jobId: null });
  const sentences: TranslatedSentence[] = [];
  let receipt = { words: 0, left: null as number | null, faults: 0 };
  const limit = AbortSignal.timeout(maxDuration);
  const signal = left ? AbortSignal.any([left, limit]) : limit;
  try {
    for await (const event of run(deps, plan, signal, false)) {
      if (event.type === 'sentence') sentences.push(event);
      else if (event.type === 'receipt') receipt = event;
    }
  } catch (error) {
    left?.throwIfAborted();
    if (limit.aborted) throw new AppError('model_timeout');
    throw error;
  }
  if (sentences.every(({ target }) => target === null)) throw new AppError('translation_failed');
  const { from, to } = plan.direction;
  const trans = joinTargets(
    plan,
    sentences.map(({ target, source }) => target ?? source),
    to,
  );
  return { from, to, trans, sentences, ...receipt };
};

/** Translates a text and streams the sentences. Delivered sentences are charged, once per translation with an id. */
export const followTranslation: StreamUseCase<typeof followContract> = async function* (
  deps,
  who,
  input,
  signal,
) {
  const plan = planTranslation(deps, who, input);
  const { direction, segments, gaps } = plan;
  yield { type: 'begin', ...direction, sentences: segments.length, gaps: [...gaps] };
  yield* run(deps, plan, signal, true);
};

/** Returns whether translation is available, and the remaining words. */
export const readTranslation: UseCase<typeof readContract, ReplyOf<typeof readContract>> = async (
  { translator, wordMeter, config },
  who,
) => {
  const absence = translator.absence();
  if (who.kind === 'visitor') {
    return { absence, mustSignIn: mustSignIn(config, who), left: null, resetsAt: null };
  }
  return { absence, mustSignIn: false, ...(await wordMeter.left(who.accountId, 'translate')) };
};

/**
 * Yields the sentences that earlier runs sent, reserves the words of the others, translates them, and charges those
 * delivered without a fault. If it ends early, `isShown` states whether the yielded sentences were delivered.
 */
async function* run(
  deps: RunDeps,
  plan: TranslationPlan,
  signal: AbortSignal,
  isShown: boolean,
): AsyncGenerator<TranslationEvent> {
  const { segments, direction, accountId, documentId } = plan;
  const terms = accountId === null ? [] : await deps.termBase.termsFor(accountId, documentId);
  const sent = await openSentSentences(deps, plan);
  const known = segments.map(({ id }) => sent.find(id));
  const open = segments.filter((_, i) => known[i] === null);
  const charge = await reserve(deps, plan, open);
  let [words, faults, isComplete] = [0, 0, false];
  try {
    for (const sentence of known) if (sentence) yield { type: 'sentence', ...sentence };
    const results = deps.translator.translateSegments({
      direction,
      segments: open,
      terms,
      signal,
      accountId,
    });
    for await (const result of results) {
      const sentence = view(plan, result, terms);
      const isKept = await sent.keep(sentence, charge?.id ?? '');
      // Another run of the translation continues, and has charged what this one sent.
      if (!isKept) return;
      if (plan.jobId !== null) words += sentence.words;
      yield { type: 'sentence', ...sentence };
      if (plan.jobId === null) words += sentence.words;
      if (sentence.fault !== null) faults++;
    }
    isComplete = true;
  } finally {
    if (!isComplete) await charge?.end(isShown ? words : 0);
  }
  const paid = (await charge?.end(words)) ?? null;
  const left = accountId === null ? null : (await deps.wordMeter.left(accountId, 'translate')).left;
  yield { type: 'receipt', words: paid ?? 0, left, faults };
}

/** Reserves the words of sentences; null if nothing is charged. `end` charges some of them and returns their number. */
async function reserve(
  { wordMeter, ids, log }: RunDeps,
  { accountId, documentId }: TranslationPlan,
  sentences: TranslationPlan['segments'],
): Promise<{ readonly id: string; end(words: number): Promise<number> } | null> {
  const price = sentences.reduce((sum, { source }) => sum + countWords(source), 0);
  if (accountId === null || price === 0) return null;
  const order = { feature: 'translate', jobId: ids.next(), words: price, documentId } as const;
  const { id } = await wordMeter.reserve(accountId, order, 'refuse');
  const timer = setInterval(() => {
    wordMeter
      .extend(id)
      .catch((error: unknown) =>
        log.warn('the reservation of a translation could not be extended', { error }),
      );
  }, extendEvery).unref();
  return {
    id,
    async end(words) {
      clearInterval(timer);
      return (await endReservation({ wordMeter }, id, words))?.words ?? 0;
    },
  };
}

function view(
  { segments, direction }: TranslationPlan,
  { id, target, fault, missedTerms }: TranslatedSegment,
  terms: readonly Term[],
): TranslatedSentence {
  const source = segments[id]?.source ?? '';
  const missed = terms.filter((term) => missedTerms.includes(term.id));
  return {
    ...{ index: id, source, target, fault },
    missedTerms: missed.map((term) => ({
      source: term[direction.from].preferred,
      target: term[direction.to].preferred,
    })),
    words: target === null || target === source ? 0 : countWords(source),
  };
}
