import type { Proofreader } from '../create-proofreader.ts';
import type { Lint } from '../lint.ts';
import { mergeFindings } from '../pipeline/merge-findings.ts';
import type { SecondSource } from '../second-source.ts';
import type { ProofreadOptions } from '../settings.ts';
import type { ProofreaderMaker, Proofreaders } from './proofreaders.ts';
import type { CheckItem, CheckPort, CheckReply, CheckRequest } from './protocol.ts';

/** What the thread lends to the engine. */
export interface CheckHost extends ProofreaderMaker {
  /** Gives the second engine, loading it at the first call; null where there is none. */
  readonly secondSource?: (options: ProofreadOptions) => Promise<SecondSource | null>;
  /** Called when the asker thinks that a second engine that could not be loaded can be now. */
  readonly retry?: () => void;
  /** Resolves in a later turn, so that messages sent meanwhile are seen. */
  readonly pause: () => Promise<void>;
}

/** A batch with what held when it was asked. */
export interface Batch {
  readonly version: number;
  readonly items: readonly CheckItem[];
  readonly options: ProofreadOptions;
  readonly proofreader: Proofreader;
}

/** The findings of each item of a batch, by its id. */
export type Found = Map<string, readonly Lint[]>;

/** What second thoughts on a batch need of the thread. */
export interface ImproverParts {
  readonly port: CheckPort<CheckReply, CheckRequest>;
  readonly host: CheckHost;
  readonly proofreaders: Proofreaders;
  readonly isStale: (batch: Batch) => boolean;
  readonly serveFresh: () => Promise<void>;
}

/** Second thoughts on a batch that has been answered: with resources that have come, then by the second engine. */
export function createImprover({ port, host, proofreaders, isStale, serveFresh }: ImproverParts) {
  function post({ version }: Batch, found: Found, id: string, lints: readonly Lint[]): void {
    found.set(id, lints);
    port.post({ kind: 'improved', version, item: { id, lints } });
  }

  async function renew(batch: Batch, found: Found): Promise<void> {
    const renewed = proofreaders.of(batch.options);
    for (const item of renewed === batch.proofreader ? [] : batch.items) {
      await serveFresh();
      if (isStale(batch)) return;
      const lints = checkItem(renewed, item);
      if (!areSame(lints, found.get(item.id) ?? [])) post(batch, found, item.id, lints);
    }
  }

  async function askSecond(batch: Batch, found: Found): Promise<void> {
    const second = (await host.secondSource?.(batch.options).catch(() => null)) ?? null;
    const paragraphs = batch.items.filter(({ isWhole = false }) => !isWhole);
    for (const { id, text } of second === null ? [] : paragraphs) {
      await serveFresh();
      if (isStale(batch)) return;
      // An engine that fails on a paragraph has nothing to add to it.
      const further = (await second?.checkParagraph(text).catch(() => [])) ?? [];
      if (further.length === 0 || isStale(batch)) continue;
      post(batch, found, id, mergeFindings(found.get(id) ?? [], further));
    }
  }

  return async (batch: Batch, found: Found): Promise<void> => {
    await renew(batch, found);
    await askSecond(batch, found);
    if (!isStale(batch)) port.post({ kind: 'finished', version: batch.version });
  };
}

/** The own rules' findings in a paragraph or a whole text. */
export function checkItem(proofreader: Proofreader, { text, isWhole = false }: CheckItem): Lint[] {
  return isWhole ? proofreader.checkWhole(text) : proofreader.checkParagraph(text);
}

function areSame(a: readonly Lint[], b: readonly Lint[]): boolean {
  return a.length === b.length && a.every(({ id }, i) => id === b[i]?.id);
}
