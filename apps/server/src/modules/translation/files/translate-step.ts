import { faultOfMarks, withoutMarks } from '@inkstone/exchange/translation';
import { joinTargets, type SegmentFault, type Term, type TranslatedSegment } from '@inkstone/translate';
import type { Deps } from '../../../deps.ts';
import { chargeStored } from '../../membership/index.ts';
import { cutText } from './cut-text.ts';
import * as store from './store.ts';

/** Dependencies of translating texts. */
export type StepDeps = Pick<Deps, 'db' | 'translator' | 'wordMeter'>;

/** The file that texts belong to, and the terms of its account. */
export interface StepContext {
  readonly file: store.File;
  readonly runId: string;
  readonly terms: readonly Term[];
  readonly signal: AbortSignal;
}

/** A text after translation. */
type Result = Pick<store.Text, 'index' | 'state' | 'fault' | 'target'>;

/**
 * Translates texts that are charged together: reserves their words, stores the translations, charges the
 * completed ones and releases the rest. Throws the errors of the translator and of the word meter.
 */
export async function translateStep(
  deps: StepDeps,
  context: StepContext,
  texts: readonly store.Text[],
): Promise<void> {
  const { accountId, chargeId } = context.file;
  const words = texts.reduce((sum, { price }) => sum + price, 0);
  const jobId = `${chargeId}:${context.runId}:${texts[0]?.index}`;
  const order = { feature: 'translate', jobId, words, documentId: null } as const;
  const reservation = words === 0 ? null : await deps.wordMeter.reserve(accountId, order, 'refuse');
  try {
    const results = await translateTexts(deps, context, texts);
    await storeResults(deps, context.file, { reservationId: reservation?.id ?? null, texts, results });
  } catch (error) {
    // Has no effect once the reservation was charged.
    if (reservation) await deps.wordMeter.release(reservation.id);
    throw error;
  }
}

/** Translates texts with their marks; texts whose marks are lost are translated again without marks. */
async function translateTexts(
  deps: StepDeps,
  context: StepContext,
  texts: readonly store.Text[],
): Promise<Result[]> {
  const translated = await requestTranslations(deps, context, texts);
  const results = new Map<number, Result>();
  const broken: store.Text[] = [];
  for (const text of texts) {
    const { target, fault } = translated.get(text.index) ?? { target: null, fault: 'missing' };
    const isRight = target !== null && faultOfMarks(text, target) === null;
    const { index } = text;
    if (isRight) results.set(index, { index, state: 'translated', fault: null, target });
    else if (text.source.includes('⟦') && (target !== null || fault === 'marks')) broken.push(text);
    else results.set(index, { index, state: 'kept', fault: fault ?? 'wrong_length', target: null });
  }
  const plain = broken.map((text) => ({ ...text, source: withoutMarks(text.source), holders: [] }));
  const again = plain.length === 0 ? new Map() : await requestTranslations(deps, context, plain);
  for (const text of plain) {
    const { index } = text;
    const target = again.get(index)?.target ?? null;
    const isUsable = target !== null && faultOfMarks(text, target) === null;
    results.set(index, {
      index,
      state: isUsable ? 'plain' : 'kept',
      fault: 'marks',
      target: isUsable ? target : null,
    });
  }
  return texts.flatMap(({ index }) => results.get(index) ?? []);
}

interface Answer {
  readonly target: string | null;
  readonly fault: SegmentFault | null;
}

async function requestTranslations(
  { translator }: StepDeps,
  { file, terms, signal }: StepContext,
  texts: readonly store.Text[],
): Promise<Map<number, Answer>> {
  const [from, to] = file.direction === 'zh-en' ? (['zh', 'en'] as const) : (['en', 'zh'] as const);
  const cuts = texts.map((text) => ({ text, cut: cutText(text.source) }));
  const pieces = cuts.flatMap(({ text, cut }) => cut.pieces.map((source) => ({ text, source })));
  const translated = translator.translateSegments({
    direction: { from, to },
    segments: pieces.map(({ source }, id) => ({ id, source })),
    terms,
    faultIn: ({ id, source }, target) => {
      const holders = pieces[id]?.text.holders;
      return holders === undefined ? null : faultOfMarks({ source, holders }, target);
    },
    signal,
    accountId: file.accountId,
  });
  const answers: Answer[] = [];
  for await (const { id, target, fault } of translated as AsyncIterable<TranslatedSegment>)
    answers[id] = { target: target === null ? null : storable(target), fault };
  let at = 0;
  return new Map(
    cuts.map(({ text, cut }) => {
      const parts = cut.pieces.map(() => answers[at++] ?? { target: null, fault: 'missing' as const });
      const broken = parts.find(({ target }) => target === null);
      const targets = parts.map(({ target }) => target ?? '');
      return [text.index, broken ?? { target: joinTargets(cut, targets, to), fault: null }];
    }),
  );
}

/** Removes characters that the database cannot store: NUL and unpaired surrogates. */
function storable(target: string): string {
  return target.replaceAll('\u0000', '').toWellFormed();
}

/** Stores texts before they are charged: if the process ends in between, the next run completes the charge. */
async function storeResults(
  deps: StepDeps,
  file: store.File,
  {
    reservationId,
    texts,
    results,
  }: {
    readonly reservationId: string | null;
    readonly texts: readonly store.Text[];
    readonly results: readonly Result[];
  },
): Promise<void> {
  const prices = new Map(texts.map(({ index, price }) => [index, price]));
  const ends = results.map((result): store.TextEnd => {
    const words = result.state === 'kept' || reservationId === null ? 0 : (prices.get(result.index) ?? 0);
    return { ...result, words, reservationId: words > 0 ? reservationId : null };
  });
  const stored = await deps.db.transact(({ sql }) => store.endTexts(sql, file, ends));
  if (reservationId === null) return;
  const used = ends.reduce((sum, { index, words }) => sum + (stored.has(index) ? words : 0), 0);
  await settle(deps, file, reservationId, used);
}

async function settle(
  deps: Pick<Deps, 'db' | 'wordMeter'>,
  file: store.File,
  reservationId: string,
  words: number,
): Promise<void> {
  const paidBy = await chargeStored(deps, reservationId, words);
  if (words > 0) await store.endCharge(deps.db.sql, file, reservationId, paidBy);
}

/** Charges texts that an earlier run has stored but not charged. */
export async function endCharges(deps: Pick<Deps, 'db' | 'wordMeter'>, file: store.File): Promise<void> {
  for (const { reservationId, words } of await store.findOpenCharges(deps.db.sql, file))
    if (reservationId !== null) await settle(deps, file, reservationId, words);
}
