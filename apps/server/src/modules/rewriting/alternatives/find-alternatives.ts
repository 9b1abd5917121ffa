import { AppError, type CheckedInputOf, type ReplyOf } from '@inkstone/contracts';
import { rewriteLimits } from '@inkstone/contracts/rewriting';
import { findAlternatives as contract } from '@inkstone/contracts/rewriting/rewrite';
import { type Task, variants } from '@inkstone/domain/rewriting';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { endReservation } from '../../membership/index.ts';
import { type PlannedSentence, planText, requireLength } from '../plan/plan-text.ts';
import { requireModel } from '../runs/availability.ts';
import { loadLanguageData } from '../sentences/language-data.ts';
import { findVersion } from '../sentences/rewrite-with-model.ts';
import { findVersionsWithoutModel } from '../sentences/rewrite-without-model.ts';
import type { Version } from '../sentences/rewritten.ts';
import * as store from './store.ts';

type Input = CheckedInputOf<typeof contract>;
type Reply = ReplyOf<typeof contract>;
type NeededDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'config' | 'textModels' | 'wordMeter' | 'random'>;

/** Time limit of a request in ms; longer than all time limits of a model. */
const timeout = 120_000;

/**
 * Returns up to three further versions of a sentence. Charges the words of the sentence once, or nothing if
 * there are none. A repeated request gets the same reply.
 */
export const findAlternatives: UseCase<typeof contract, Reply> = async (deps, { accountId }, input) => {
  requireLength(input.sentence, rewriteLimits.sentenceWords);
  const isLight = requireModel(deps, 'rewrite', input.mode === 'basic');
  const key = { accountId, requestId: input.requestId };
  const chargeId = deps.ids.next();
  const isNew = await store.insertRequest(deps.db.sql, {
    ...{ ...key, chargeId, reply: null, createdAt: deps.clock.now() },
  });
  if (!isNew) return readReply(deps, key);
  try {
    const reply = await work(deps, { accountId, chargeId, isLight }, input);
    await store.answerRequest(deps.db.sql, key, reply);
    return reply;
  } catch (error) {
    await store.deleteRequest(deps.db.sql, key);
    throw error;
  }
};

/** Returns the stored reply. Without one, the request is in progress, or its process has ended. */
async function readReply({ db }: NeededDeps, key: store.RequestKey): Promise<Reply> {
  const request = await store.findRequest(db.sql, key);
  if (!request?.reply) throw new AppError('rewrite_running');
  return contract.reply.parse(request.reply);
}

async function work(
  deps: NeededDeps,
  {
    accountId,
    chargeId,
    isLight,
  }: { readonly accountId: string; readonly chargeId: string; readonly isLight: boolean },
  input: Input,
): Promise<Reply> {
  const { wordMeter } = deps;
  const sentence = planOne(input);
  const left = async () => (await wordMeter.left(accountId, 'rewrite')).left;
  if (sentence === null) return { isLight, alternatives: [], words: 0, left: await left() };
  const { words } = sentence;
  const { documentId, known } = input;
  const order = { feature: 'rewrite', jobId: chargeId, words, documentId } as const;
  const reservation = await wordMeter.reserve(accountId, order, 'refuse');
  try {
    const found = await findVersions(deps, { accountId, isLight }, input, sentence);
    const body = sentence.original.slice(sentence.core.start, sentence.core.end);
    const alternatives = distinct(found, [body, ...known.map((text) => text.trim())]);
    const receipt = await endReservation(deps, reservation.id, alternatives.length > 0 ? words : 0);
    return { isLight, alternatives, words: receipt?.words ?? 0, left: await left() };
  } catch (error) {
    await wordMeter.release(reservation.id);
    throw error;
  }
}

/** Plans the whole text as one sentence; null if nothing in it can be rewritten. */
function planOne({ sentence: text, language, mode, ...choices }: Input): PlannedSentence | null {
  const whole: Task = { kind: 'own', prompt: '' };
  const { sentences } = planText(text.toWellFormed(), choices, { language, task: whole });
  const [only] = sentences;
  return only && sentences.length === 1 && only.skipped === null ? only : null;
}

async function findVersions(
  deps: NeededDeps,
  { accountId, isLight }: { readonly accountId: string; readonly isLight: boolean },
  { mode }: Input,
  sentence: PlannedSentence,
): Promise<Version[]> {
  const data = await loadLanguageData();
  if (isLight) return findVersionsWithoutModel(sentence, data);
  const signal = AbortSignal.timeout(timeout);
  const order = { task: { kind: mode }, feature: 'rewrite', accountId, data, signal } as const;
  const found = await Promise.all(
    variants.map((variant) => findVersion(deps, sentence, { ...order, variant })),
  );
  return found.flatMap((version) => ('because' in version ? [] : [version]));
}

function distinct(versions: readonly Version[], known: readonly string[]): Reply['alternatives'] {
  const seen = new Set(known);
  return versions.flatMap(({ text, changes, meaning }) => {
    if (seen.has(text)) return [];
    seen.add(text);
    return [{ text, changes: [...changes], meaning }];
  });
}
