import type { Proofreader } from '../create-proofreader.ts';
import type { Lint } from '../lint.ts';
import { mergeFindings } from '../pipeline/merge-findings.ts';
import type { SecondSource } from '../second-source.ts';
import type { ProofreadOptions } from '../settings.ts';
import { type DraftedItem, draftItem, finishItems } from './check-items.ts';
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
  /** Called when somebody begins or ends typing. */
  readonly setBusy?: (isBusy: boolean) => void;
  /** Resolves in a later turn, so that messages sent meanwhile are seen. */
  readonly pause: () => Promise<void>;
  /** Characters checked between two pauses, which is how soon the thread notices that a check is abandoned. */
  readonly checkedAtOnce?: number;
}

/** A batch with what held when it was asked. */
export interface Batch extends NamedOptions {
  readonly version: number;
  readonly items: readonly CheckItem[];
  readonly proofreader: Proofreader;
  /** Of the proofreaders, when this one was made. */
  readonly generation: number;
}

/** A batch that has been answered, and what is known better by now. Kept until nothing more is to be expected. */
export interface Answered {
  readonly batch: Batch;
  /** The findings of each item, by its id. */
  readonly found: Map<string, readonly Lint[]>;
  /** Of the proofreaders, when it was checked last. */
  generation: number;
  hasAskedSecond: boolean;
  /** Items that the second engine could not be asked about. */
  readonly withoutSecond: Set<string>;
}

/** What second thoughts on a batch need of the thread. */
export interface ImproverParts {
  readonly port: CheckPort<CheckReply, CheckRequest>;
  readonly host: CheckHost;
  readonly proofreaders: Proofreaders;
  readonly isStale: (batch: Batch) => boolean;
  readonly serveFresh: () => Promise<void>;
}

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

  async function askSecond(one: Answered): Promise<void> {
    const { batch, found } = one;
    one.hasAskedSecond = true;
    const second = host.secondSource?.(batch.options) ?? null;
    // That it cannot be loaded is seen at each paragraph, the first of which may be a while away.
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

  const isOutdated = ({ generation }: Answered) => generation !== proofreaders.generation();
  const isLoading = () => proofreaders.state() === 'loading' || proofreaders.state() === 'partly';
  const isDue = (one: Answered) => isOutdated(one) || (!one.hasAskedSecond && !isLoading());

  const isDone = (one: Answered) => !isDue(one) && !isLoading();

  function finish(one: Answered): void {
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
      else await askSecond(one);
      if (isStale(one.batch) || isDone(one)) finish(one);
    }
    isImproving = false;
  }

  return {
    /** Takes a batch that has been answered. */
    add(batch: Batch, found: Map<string, readonly Lint[]>): void {
      const { generation } = batch;
      waiting.add({ batch, found, generation, hasAskedSecond: false, withoutSecond: new Set() });
    },
    /** To be called when there is something to improve, or something to improve it with. */
    improve: (): void => void improveAll(),
  };
}

/** The items in which not everything could be looked for, by their ids. */
function lackingItems({ batch, withoutSecond }: Answered, host: CheckHost, hasFailed: boolean): string[] {
  return batch.items
    .filter((item) => withoutSecond.has(item.id) || (hasFailed && needsResources(host, [item])))
    .map(({ id }) => id);
}

/** Null where the second engine cannot be loaded or fails; nothing where there is none. */
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

/** Whether one of some texts needs the resources. */
export function needsResources(
  { needsResources: needs = () => true }: CheckHost,
  items: readonly CheckItem[],
): boolean {
  return items.some(({ text }) => needs(text));
}

function areSame(a: readonly Lint[], b: readonly Lint[]): boolean {
  return a.length === b.length && a.every(({ id }, i) => id === b[i]?.id);
}
