import type { KeptReason } from '@inkstone/contracts/rewriting';
import {
  type AnswerFault,
  estimateTokens,
  mannerOf,
  readAnswer,
  type Task,
  type Variant,
  writePrompt,
} from '@inkstone/domain/rewriting';
import { checkMeaning, type MaskedText, maskLocks, nameLockFault, unmask } from '@inkstone/rewrite';
import type { Deps } from '../../../deps.ts';
import type { ModelFeature } from '../../../ports/text-models.ts';
import { type AnswerFailure, collectAnswer, newFence } from '../../models/index.ts';
import type { PlannedSentence } from '../plan/plan-text.ts';
import { judgeMeaning, worseVerdict } from './judge-meaning.ts';
import type { LanguageData } from './language-data.ts';
import { kept, type RewrittenSentence, unchanged, type Version, withVersion } from './rewritten.ts';

/** A request to a model for one sentence, with the account on whose behalf it is made. */
export interface ModelOrder {
  readonly task: Task;
  readonly feature: ModelFeature;
  readonly accountId: string | null;
  readonly data: LanguageData;
  readonly variant?: Variant;
  readonly signal: AbortSignal;
}

type Attempt = { readonly text: string } | { readonly fault: string; readonly because: KeptReason };

/**
 * Rewrites a sentence with a model. After an answer that breaks a lock or is not a version of the sentence,
 * the request is repeated once, with the fault stated, at temperature 0; if that fails too, the sentence is
 * kept. Throws AppError if no model is available.
 */
export async function rewriteWithModel(
  deps: Pick<Deps, 'textModels' | 'random'>,
  sentence: PlannedSentence,
  order: ModelOrder,
): Promise<RewrittenSentence> {
  if (sentence.skipped) return sentence.skipped === 'locked' ? kept(sentence, 'locked') : unchanged(sentence);
  const found = await findVersion(deps, sentence, order);
  return 'because' in found ? kept(sentence, found.because) : withVersion(sentence, found);
}

/** Returns one version of a sentence, or why there is none. */
export async function findVersion(
  deps: Pick<Deps, 'textModels' | 'random'>,
  sentence: PlannedSentence,
  order: ModelOrder,
): Promise<Version | { readonly because: KeptReason }> {
  const body = sentence.original.slice(sentence.core.start, sentence.core.end);
  const masked = maskLocks(body, sentence.locks);
  const first = await attempt(deps, { sentence, masked, order, fault: null });
  // A blocked text would be blocked again.
  const isFinal = 'text' in first || first.because === 'blocked';
  const found = isFinal ? first : await attempt(deps, { sentence, masked, order, fault: first.fault });
  if ('because' in found) return { because: found.because };
  if (found.text === body || !mannerOf(order.task).keepsMeaning)
    return { text: found.text, changes: [], meaning: null };
  const { verdict } = checkMeaning(body, found.text, { language: sentence.language, resources: order.data });
  if (order.task.kind !== 'max') return { text: found.text, changes: [], meaning: verdict };
  const judged = await judgeMeaning(deps, { original: body, text: found.text, ...order });
  return { text: found.text, changes: [], meaning: worseVerdict(verdict, judged) };
}

const reasons: Readonly<Record<AnswerFailure, KeptReason>> = {
  long: 'answer',
  failed: 'model',
  blocked: 'blocked',
};

async function attempt(
  deps: Pick<Deps, 'textModels' | 'random'>,
  requested: {
    readonly sentence: PlannedSentence;
    readonly masked: MaskedText;
    readonly order: ModelOrder;
    readonly fault: string | null;
  },
): Promise<Attempt> {
  const { sentence, masked, order, fault } = requested;
  const { task, variant, feature, accountId, signal } = order;
  const fence = newFence(deps);
  const { language } = sentence;
  const messages = writePrompt({
    ...{ task, language, text: masked.text, masks: masked.style.kind, fence },
    ...(variant === undefined ? {} : { variant }),
    ...(fault === null ? {} : { fault }),
  });
  const { length, temperature } = mannerOf(task);
  const maxTokens = Math.ceil(estimateTokens(masked.text) * 1.3 * length.max) + 48;
  const request = { messages, maxTokens, signal, accountId, temperature: fault === null ? temperature : 0 };
  const most = masked.text.length * length.max * 2 + 400;
  const found = await collectAnswer(deps, feature, request, most);
  if ('answer' in found) return judge(found.answer, { ...requested, fence });
  const { failure } = found;
  return { fault: nameFault(failure === 'long' ? 'length' : 'empty', language), because: reasons[failure] };
}

function judge(
  answer: string,
  {
    sentence,
    masked,
    order,
    fence,
  }: {
    readonly sentence: PlannedSentence;
    readonly masked: MaskedText;
    readonly order: ModelOrder;
    readonly fence: string;
  },
): Attempt {
  const { language } = sentence;
  const read = readAnswer(answer, { task: order.task, language, original: masked.text, fence });
  if ('fault' in read) return { fault: nameFault(read.fault, language), because: 'answer' };
  const unmasked = unmask(masked, read.text);
  if ('fault' in unmasked)
    return { fault: nameLockFault(unmasked.fault, language, additions[language]), because: 'locks' };
  return { text: unmasked.text };
}

const faultNames: Readonly<Record<AnswerFault, { readonly zh: string; readonly en: string }>> = {
  empty: { zh: '没有内容', en: 'it is empty' },
  instructions: { zh: '重复了要求', en: 'it repeats the instructions' },
  length: { zh: '长度不合适', en: 'its length is wrong' },
  language: { zh: '换了语言', en: 'it is in another language' },
  address: { zh: '增加了网址或链接', en: 'it adds an address or a link' },
  comment: { zh: '不是改写结果', en: 'it is a comment, not the result' },
};

/** Faults of answers that only add something. */
const additions = {
  zh: '增加了原文没有的数字、引文或标记',
  en: 'it adds numbers, citations or marks',
} as const;

function nameFault(fault: AnswerFault, language: 'zh' | 'en'): string {
  return faultNames[fault][language];
}
