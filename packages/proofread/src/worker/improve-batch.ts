import type { Proofreader } from '../create-proofreader.ts';
import type { Lint } from '../lint.ts';
import { mergeFindings } from '../pipeline/merge-findings.ts';
import type { SecondSource } from '../second-source.ts';
import type { ProofreadOptions } from '../settings.ts';
import type { NamedOptions, ProofreaderMaker, Proofreaders } from './proofreaders.ts';
import type { CheckItem, CheckPort, CheckReply, CheckRequest } from './protocol.ts';

/** What the thread lends to the engine. */
export interface CheckHost extends ProofreaderMaker {
  /** Whether a text needs the resources; without it every text does. */
  readonly needsResources?: (text: string) => boolean;
  /** Gives the second engine, loading it at the first call; null where there is none. */
  readonly secondSource?: (options: ProofreadOptions) => Promise<SecondSource | null>;
  /** Called when the asker thinks that what could not be loaded can be now. */
  readonly retry?: () => void;
  /** Resolves in a later turn, so that messages sent meanwhile are seen. */
  readonly pause: () => Promise<void>;
}

/** A batch with what held when it was asked. */
export interface Batch extends NamedOptions {
  readonly version: number;
  readonly items: readonly CheckItem[];
  readonly proofreader: Proofreader;
  /** Of the proofreaders, when this one was made. */
  readonly generation: number;
}

/** A batch that has been answered, and what is known better by now. */
export interface Answered {
  readonly batch: Batch;
  /** The findings of each item, by its id. */
  readonly found: Map<string, readonly Lint[]>;
  /** Of the proofreaders, when it was checked last. */
  generation: number;
  hasAskedSecond: boolean;
}

/** What second thoughts on a batch need of the thread. */
export interface ImproverParts {
  readonly port: CheckPort<CheckReply, CheckRequest>;
  readonly host: CheckHost;
  readonly proofreaders: Proofreaders;
  readonly isStale: (batch: Batch) => boolean;
  readonly serveFresh: () => Promise<void>;
}

/** Answered batches kept while resources cannot be had; older ones are not checked again when they come. */
const mostWaiting = 5000;

/** Second thoughts on answered batches: with resources that have come, then by the second engine. */
export function createImprover({ port, host, proofreaders, isStale, serveFresh }: ImproverParts) {
  const waiting = new Set<Answered>();
  let isImproving = false;

  function post({ batch, found }: Answered, id: string, lints: readonly Lint[]): void {
    found.set(id, lints);
    port.post({ kind: 'improved', version: batch.version, item: { id, lints } });
  }

  async function renew(one: Answered): Promise<void> {
    const { batch, found } = one;
    one.generation = proofreaders.generation();
    one.hasAskedSecond = false;
    const renewed = proofreaders.of(batch);
    for (const item of batch.items.filter((each) => needsResources(host, [each]))) {
      await serveFresh();
      if (isStale(batch)) return;
      const lints = checkItem(renewed, item);
      if (!areSame(lints, found.get(item.id) ?? [])) post(one, item.id, lints);
    }
  }

  async function askSecond(one: Answered): Promise<void> {
    const { batch, found } = one;
    one.hasAskedSecond = true;
    const second = (await host.secondSource?.(batch.options).catch(() => null)) ?? null;
    const paragraphs = batch.items.filter(({ isWhole = false }) => !isWhole);
    for (const { id, text } of second === null ? [] : paragraphs) {
      await serveFresh();
      if (isStale(batch)) return;
      // An engine that fails on a paragraph has nothing to add to it.
      const further = (await second?.checkParagraph(text).catch(() => [])) ?? [];
      if (further.length === 0 || isStale(batch)) continue;
      post(one, id, mergeFindings(found.get(id) ?? [], further));
    }
  }

  const isOutdated = ({ generation }: Answered) => generation !== proofreaders.generation();
  const isLoading = () => proofreaders.state() === 'loading' || proofreaders.state() === 'partly';
  const isDue = (one: Answered) => isOutdated(one) || (!one.hasAskedSecond && !isLoading());

  /** What came without the data that it needs is not done: it is looked at again when they come. */
  function isDone(one: Answered): boolean {
    if (isDue(one) || isLoading()) return false;
    return proofreaders.state() !== 'failed' || !needsResources(host, one.batch.items);
  }

  function finish(one: Answered): void {
    waiting.delete(one);
    if (!isStale(one.batch)) port.post({ kind: 'finished', version: one.batch.version });
  }

  async function improveAll(): Promise<void> {
    if (isImproving) return;
    isImproving = true;
    const next = () => [...waiting].find(isDue);
    for (let one = next(); one !== undefined; one = next()) {
      if (isOutdated(one)) await renew(one);
      else await askSecond(one);
      if (isStale(one.batch) || isDone(one)) finish(one);
    }
    isImproving = false;
  }

  return {
    /** Takes a batch that has been answered. */
    add(batch: Batch, found: Map<string, readonly Lint[]>): void {
      waiting.add({ batch, found, generation: batch.generation, hasAskedSecond: false });
      const [oldest] = waiting;
      if (oldest !== undefined && waiting.size > mostWaiting) finish(oldest);
    },
    /** To be called when there is something to improve, or something to improve it with. */
    improve: (): void => void improveAll(),
  };
}

/** Whether one of some texts needs the resources. */
export function needsResources(
  { needsResources: needs = () => true }: CheckHost,
  items: readonly CheckItem[],
): boolean {
  return items.some(({ text }) => needs(text));
}

/** The own rules' findings in a paragraph or a whole text. */
export function checkItem(proofreader: Proofreader, { text, isWhole = false }: CheckItem): Lint[] {
  return isWhole ? proofreader.checkWhole(text) : proofreader.checkParagraph(text);
}

function areSame(a: readonly Lint[], b: readonly Lint[]): boolean {
  return a.length === b.length && a.every(({ id }, i) => id === b[i]?.id);
}
