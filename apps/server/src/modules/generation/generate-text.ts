import { AppError } from '@inkstone/contracts';
import type { GenerationReceipt } from '@inkstone/contracts/generation';
import { second } from '@inkstone/kernel';
import { countWords } from '@inkstone/proofread/client';
import type { Deps } from '../../deps.ts';
import type { ModelMessage } from '../../ports/text-model.ts';
import type { ModelFeature } from '../../ports/text-models.ts';
import type { Reservation, WorkFeature } from '../../ports/word-meter.ts';
import { endReservation } from '../membership/index.ts';

/** A text to generate, whose words are charged. */
export interface GenerationOrder {
  readonly accountId: string;
  readonly feature: ModelFeature;
  /** The feature whose words are charged. */
  readonly work: WorkFeature;
  /** Unique per generation: a repeated one is charged again. */
  readonly jobId: string;
  readonly documentId: string | null;
  /** Maximum number of words to generate. */
  readonly words: number;
  readonly temperature: number;
  readonly messages: readonly ModelMessage[];
  /** Occurs only in the instructions: a text that contains it repeats them and fails. */
  readonly mark: string;
  /** Transforms the text sent to the caller. */
  readonly filter?: TextFilter;
}

/** A transformation of streamed text. */
export interface TextFilter {
  /** Processes a piece and returns the text that can be shown. */
  push(piece: string): string;
  /** Returns the text held back, at the end of the text. */
  flush(): string;
}

/**
 * The outcome of a generation. `cut`: the limit of words was reached. `stopped`: the caller disconnected; the
 * text shown is charged. `failed`: nothing is charged.
 */
export interface GenerationEnd {
  readonly state: 'done' | 'cut' | 'stopped' | 'failed';
  /** The text that was shown; '' if the generation failed. */
  readonly text: string;
  readonly words: number;
}

/** Callbacks of a generation, called at its beginning, during it and at its end. */
export interface GenerationHooks {
  /** Called after the words are reserved. If it rejects, they are released. */
  begin?(reservation: Reservation): Promise<void>;
  /** Called every few seconds until the end, to signal that this process is still working on it. */
  beat?(): Promise<void>;
  /** Called once after `begin` has resolved, when the words are charged or released. */
  end?(ended: GenerationEnd): Promise<void>;
}

/** A piece of the text, or the receipt, which comes last. */
export type GenerationStep =
  | { readonly type: 'begin'; readonly reserved: number }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'receipt'; readonly receipt: GenerationReceipt; readonly end: GenerationEnd };

type GenerationDeps = Pick<Deps, 'textModels' | 'wordMeter' | 'log'>;

/** How often `beat` is called, in ms. */
const beatTime = 10 * second;

const unchanged: TextFilter = { push: (piece) => piece, flush: () => '' };

/**
 * Reserves words, streams a generated text, and charges the words that were shown. Ending the iteration or aborting the
 * signal stops the model.
 */
export async function* generateText(
  deps: GenerationDeps,
  order: GenerationOrder,
  signal: AbortSignal,
  hooks: GenerationHooks = {},
): AsyncGenerator<GenerationStep, void, void> {
  const { accountId, work: feature, jobId, documentId, words } = order;
  requireModel(deps, order.feature);
  const reservationRequest = { feature, jobId, words, documentId };
  const reservation = await deps.wordMeter.reserve(accountId, reservationRequest, 'shorten');
  const progress: Progress = {
    ...{ shown: '', isCut: false },
    ...{ hasBegun: false, hasFailed: false, isComplete: false },
  };
  const stopBeats = startHeartbeats(deps, hooks);
  try {
    await hooks.begin?.(reservation);
    progress.hasBegun = true;
    yield { type: 'begin', reserved: reservation.words };
    for await (const text of readPieces(deps, order, reservation.words, signal, progress))
      yield { type: 'text', text };
    progress.isComplete = true;
  } catch (error) {
    progress.hasFailed = !signal.aborted;
    throw error;
  } finally {
    stopBeats();
    if (!progress.isComplete) await endEarly(deps, reservation, progress, hooks);
  }
  const charged = await deps.wordMeter.settle(reservation.id, countWords(progress.shown));
  const state = progress.isCut ? ('cut' as const) : ('done' as const);
  const end: GenerationEnd = { state, text: progress.shown, words: charged.words };
  await hooks.end?.(end);
  yield { type: 'receipt', receipt: { jobId, ...charged }, end };
}

function startHeartbeats({ log }: Pick<Deps, 'log'>, { beat }: GenerationHooks): () => void {
  if (!beat) return () => {};
  const timer = setInterval(() => {
    beat().catch((error: unknown) => log.warn('the lease of a generation could not be renewed', { error }));
  }, beatTime).unref();
  return () => clearInterval(timer);
}

interface Progress {
  shown: string;
  isCut: boolean;
  hasBegun: boolean;
  hasFailed: boolean;
  isComplete: boolean;
}

/** Refuses with `model_off` or `model_busy` before anything is reserved. */
export function requireModel({ textModels }: Pick<Deps, 'textModels'>, feature: ModelFeature): void {
  const absence = textModels.absenceOf(feature);
  if (absence) throw new AppError(absence === 'off' ? 'model_off' : 'model_busy');
}

/** Tokens that suffice for words of any language. */
function tokensFor(words: number): number {
  return Math.ceil(words * 2) + 64;
}

async function* readPieces(
  { textModels }: Pick<Deps, 'textModels'>,
  { feature, accountId, messages, mark, temperature, filter = unchanged }: GenerationOrder,
  words: number,
  signal: AbortSignal,
  progress: Progress,
): AsyncGenerator<string, void, void> {
  const ending = new AbortController();
  const show = (piece: string) => {
    // PostgreSQL cannot store this character.
    const text = piece.replaceAll('\u0000', '');
    const before = progress.shown.length;
    progress.shown += text;
    if (progress.shown.includes(mark, Math.max(0, before - mark.length))) throw new AppError('model_failed');
    return text;
  };
  try {
    const request = { messages, maxTokens: tokensFor(words), temperature, accountId };
    const stopped = AbortSignal.any([signal, ending.signal]);
    for await (const event of textModels.generate(feature, { ...request, signal: stopped })) {
      signal.throwIfAborted();
      if (event.type === 'finish') {
        progress.isCut = event.reason === 'length';
        continue;
      }
      const text = show(filter.push(event.text));
      if (text) yield text;
      if (countWords(progress.shown) >= words) {
        progress.isCut = true;
        break;
      }
    }
    const rest = show(filter.flush());
    if (rest) yield rest;
    if (progress.shown.trim() === '') throw new AppError('model_failed');
  } finally {
    ending.abort();
  }
}

/** Charges the text shown to a caller who has disconnected; a failure is not charged. */
async function endEarly(
  deps: Pick<Deps, 'wordMeter'>,
  { id }: Reservation,
  { shown, hasBegun, hasFailed }: Progress,
  hooks: GenerationHooks,
): Promise<void> {
  const charged = await endReservation(deps, id, hasFailed ? 0 : countWords(shown));
  if (!hasBegun) return;
  if (charged) await hooks.end?.({ state: 'stopped', text: shown, words: charged.words });
  else await hooks.end?.({ state: hasFailed ? 'failed' : 'stopped', text: '', words: 0 });
}
