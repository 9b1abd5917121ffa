import type { Proofreader } from '../create-proofreader.ts';
import type { Lint } from '../lint.ts';
import { mergeFindings } from '../pipeline/merge-findings.ts';
import type { SecondSource } from '../second-source.ts';
import type { ProofreadOptions } from '../settings.ts';
import { type DraftedItem, draftItem, finishItems } from './check-items.ts';
import type { NamedOptions, ProofreaderMaker, Proofreaders } from './proofreaders.ts';
import type { CheckItem, CheckPort, CheckReply, CheckRequest } from './protocol.ts';

/** Dependencies that the thread provides to the engine. */
export interface CheckHost extends ProofreaderMaker {
  /** Whether a text needs the resources; if undefined, every text does. */
  readonly needsResources?: (text: string) => boolean;
  /** Returns the second engine, loading it on the first call; null if there is none. */
  readonly secondSource?: (options: ProofreadOptions) => Promise<SecondSource | null>;
  /** Called when loading may be retried. */
  readonly retry?: () => void;
  /** Called when typing starts or stops. */
  readonly setBusy?: (isBusy: boolean) => void;
  /** Resolves in a later task, so that messages received in the meantime are processed. */
  readonly pause: () => Promise<void>;
  /**
   * Characters checked between two yields, which determines how soon the thread notices that a check is
   * abandoned.
   */
  readonly checkedAtOnce?: number;
}

/** A batch with the state at the time of the request. */
export interface Batch extends NamedOptions {
  readonly version: number;
  readonly items: readonly CheckItem[];
  readonly proofreader: Proofreader;
  /** Revision of the proofreaders when this one was created. */
  readonly generation: number;
}

/** A batch whose first results were sent, with its current findings. Stored until no further results are expected. */
export interface AnsweredBatch {
  readonly batch: Batch;
  /** The findings of each item, by its id. */
  readonly found: Map<string, readonly Lint[]>;
  /** Revision of the proofreaders at the last check. */
  generation: number;
  hasSecondOpinion: boolean;
  /** Items for which the second engine was unavailable. */
  readonly withoutSecond: Set<string>;
}

/** Dependencies of improving a batch. */
export interface ImproverParts {
  readonly port: CheckPort<CheckReply, CheckRequest>;
  readonly host: CheckHost;
  readonly proofreaders: Proofreaders;
  readonly isStale: (batch: Batch) => boolean;
  readonly serveFresh: () => Promise<void>;
}

/** Improves answered batches: first with newly loaded resources, then with the second engine. */
export function createImprover({ port, host, proofreaders, isStale, serveFresh }: ImproverParts) {
  const waiting = new Set<AnsweredBatch>();
  let isImproving = false;

  function post({ batch, found }: AnsweredBatch, id: string, lints: readonly Lint[]): void {
    found.set(id, lints);
    port.post({ kind: 'improved', version: batch.version, item: { id, lints } });
  }

  async function renew(one: AnsweredBatch): Promise<void> {
    const { batch, found } = one;
    one.generation = proofreaders.generation();
    one.hasSecondOpinion = false;
    one.withoutSecond.clear();
    const renewed = proofreaders.of(batch);
    const drafts: DraftedItem[] = [];
    for (const item of batch.items.filter((each) => needsResources(host, [each]))) {
      await serveFresh();
      if (isStale(batch)) return;
      drafts.push(draftItem(renewed, item));
    }
    for (const [id, lints] of finishItems(drafts)) {
      if (!areSame(lints, found.get(id) ?? [])) post(one, id, lints);
    }
  }

  async function requestSecondOpinion(one: AnsweredBatch): Promise<void> {
    const { batch, found } = one;
    one.hasSecondOpinion = true;
    const second = host.secondSource?.(batch.options) ?? null;
    // Avoids an unhandled rejection: each paragraph handles a failure, but the first may come late.
    second?.catch(() => undefined);
    const paragraphs = batch.items.filter(({ isWhole = false }) => !isWhole);
    for (const { id, text } of second === null ? [] : paragraphs) {
      await serveFresh();
      if (isStale(batch)) return;
      const further = await checkBySecond(second, text);
      if (further === null) one.withoutSecond.add(id);
      if (further === null || further.length === 0 || isStale(batch)) continue;
      post(one, id, mergeFindings(found.get(id) ?? [], further));
    }
  }

  const isOutdated = ({ generation }: AnsweredBatch) => generation !== proofreaders.generation();
  const isLoading = () => proofreaders.state() === 'loading' || proofreaders.state() === 'partly';
  const isDue = (one: AnsweredBatch) => isOutdated(one) || (!one.hasSecondOpinion && !isLoading());

  const isDone = (one: AnsweredBatch) => !isDue(one) && !isLoading();

  function finish(one: AnsweredBatch): void {
    const { batch } = one;
    waiting.delete(one);
    if (isStale(batch)) return;
    const lacking = lackingItems(one, host, proofreaders.state() === 'failed');
    port.post({ kind: 'finished', version: batch.version, lacking });
  }

  async function improveAll(): Promise<void> {
    if (isImproving) return;
    isImproving = true;
    const next = () => [...waiting].find(isDue);
    for (let one = next(); one !== undefined; one = next()) {
      if (isOutdated(one)) await renew(one);
      else await requestSecondOpinion(one);
      if (isStale(one.batch) || isDone(one)) finish(one);
    }
    isImproving = false;
  }

  return {
    /** Adds an answered batch. */
    add(batch: Batch, found: Map<string, readonly Lint[]>): void {
      const { generation } = batch;
      waiting.add({ batch, found, generation, hasSecondOpinion: false, withoutSecond: new Set() });
    },
    /** Must be called when there is a batch to improve, or a new resource or engine to improve it with. */
    improve: (): void => void improveAll(),
  };
}

/** Returns the ids of the items that were not checked completely. */
function lackingItems(
  { batch, withoutSecond }: AnsweredBatch,
  host: CheckHost,
  hasFailed: boolean,
): string[] {
  return batch.items
    .filter((item) => withoutSecond.has(item.id) || (hasFailed && needsResources(host, [item])))
    .map(({ id }) => id);
}

/** Checks with the second engine. Null if it cannot be loaded or fails; empty if there is none. */
async function checkBySecond(
  loading: Promise<SecondSource | null> | null,
  text: string,
): Promise<readonly Lint[] | null> {
  try {
    const second = await loading;
    return (await second?.checkParagraph(text)) ?? [];
  } catch {
    return null;
  }
}

/** Whether one of the texts needs the resources. */
export function needsResources(
  { needsResources: needs = () => true }: CheckHost,
  items: readonly CheckItem[],
): boolean {
  return items.some(({ text }) => needs(text));
}

function areSame(a: readonly Lint[], b: readonly Lint[]): boolean {
  return a.length === b.length && a.every(({ id }, i) => id === b[i]?.id);
}
