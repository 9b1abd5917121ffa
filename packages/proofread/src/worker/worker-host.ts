import type { Proofreader } from '../create-proofreader.ts';
import type { Lint } from '../lint.ts';
import { mergeFindings } from '../pipeline/merge-findings.ts';
import type { SecondSource } from '../second-source.ts';
import type { ProofreadOptions } from '../settings.ts';
import { createProofreaders, type ProofreaderMaker } from './proofreaders.ts';
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
interface Batch {
  readonly version: number;
  readonly items: readonly CheckItem[];
  readonly options: ProofreadOptions;
  readonly proofreader: Proofreader;
}

/** Characters checked before the thread looks up for messages; a pause costs a browser four ms. */
const checkedAtOnce = 2000;

/** Answers check requests on `port` for as long as it is open, one batch after the other. */
export function serveChecks(port: CheckPort<CheckReply, CheckRequest>, host: CheckHost): void {
  const proofreaders = createProofreaders(host, () => void run());
  let options: ProofreadOptions = {};
  let staleVersion = -1;
  const queue: Batch[] = [];
  const improvements: { batch: Batch; found: Map<string, readonly Lint[]> }[] = [];
  let isRunning = false;

  const isStale = (batch: Batch) => batch.version <= staleVersion;

  async function checkBatch(batch: Batch): Promise<void> {
    const found = new Map<string, readonly Lint[]>();
    let sincePause = 0;
    for (const item of batch.items) {
      if (isStale(batch)) return;
      found.set(item.id, checkItem(batch.proofreader, item));
      sincePause += item.text.length;
      if (sincePause < checkedAtOnce) continue;
      sincePause = 0;
      await host.pause();
    }
    if (isStale(batch)) return;
    port.post({
      kind: 'checked',
      version: batch.version,
      items: [...found].map(([id, lints]) => ({ id, lints })),
    });
    improvements.push({ batch, found });
  }

  /** Checks again what was checked before the resources were there. */
  async function renew(batch: Batch, found: Map<string, readonly Lint[]>): Promise<void> {
    const renewed = proofreaders.of(batch.options);
    for (const item of renewed === batch.proofreader ? [] : batch.items) {
      await serveFresh();
      if (isStale(batch)) return;
      const { id } = item;
      const lints = checkItem(renewed, item);
      if (areSame(lints, found.get(id) ?? [])) continue;
      found.set(id, lints);
      port.post({ kind: 'improved', version: batch.version, item: { id, lints } });
    }
  }

  async function improve(batch: Batch, found: Map<string, readonly Lint[]>): Promise<void> {
    await renew(batch, found);
    const second = (await host.secondSource?.(batch.options).catch(() => null)) ?? null;
    const paragraphs = batch.items.filter(({ isWhole = false }) => !isWhole);
    for (const { id, text } of second === null ? [] : paragraphs) {
      await serveFresh();
      if (isStale(batch)) return;
      // An engine that fails on a paragraph has nothing to add to it.
      const further = (await second?.checkParagraph(text).catch(() => [])) ?? [];
      if (further.length === 0 || isStale(batch)) continue;
      const lints = mergeFindings(found.get(id) ?? [], further);
      port.post({ kind: 'improved', version: batch.version, item: { id, lints } });
    }
    if (!isStale(batch)) port.post({ kind: 'finished', version: batch.version });
  }

  /** What was just typed goes before second thoughts on what is known. */
  async function serveFresh(): Promise<void> {
    await host.pause();
    for (let batch = queue.shift(); batch !== undefined; batch = queue.shift()) await checkBatch(batch);
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (queue.length > 0 || (improvements.length > 0 && !proofreaders.isLoading())) {
      await serveFresh();
      const next = proofreaders.isLoading() ? undefined : improvements.shift();
      if (next !== undefined) await improve(next.batch, next.found);
    }
    isRunning = false;
  }

  port.listen((message) => {
    if (message.kind === 'configure') {
      options = message.options;
    } else if (message.kind === 'abandon') {
      staleVersion = Math.max(staleVersion, message.version);
    } else if (message.kind === 'retry') {
      host.retry?.();
    } else {
      queue.push({ ...message, options, proofreader: proofreaders.of(options) });
      proofreaders.load();
      void run();
    }
  });
}

function checkItem(proofreader: Proofreader, { text, isWhole = false }: CheckItem): Lint[] {
  return isWhole ? proofreader.checkWhole(text) : proofreader.checkParagraph(text);
}

function areSame(a: readonly Lint[], b: readonly Lint[]): boolean {
  return a.length === b.length && a.every(({ id }, i) => id === b[i]?.id);
}
