import { createProofreader, type Proofreader } from '../create-proofreader.ts';
import type { Lint } from '../lint.ts';
import { mergeFindings } from '../pipeline/merge-findings.ts';
import type { SecondSource } from '../second-source.ts';
import type { ProofreadOptions } from '../settings.ts';
import type { CheckItem, CheckPort, CheckReply, CheckRequest } from './protocol.ts';

/** What the thread lends to the engine. */
export interface CheckHost {
  readonly createProofreader?: (options: ProofreadOptions) => Proofreader;
  /** Gives the second engine, loading it at the first call; null where there is none. */
  readonly secondSource?: (options: ProofreadOptions) => Promise<SecondSource | null>;
  /** Called when the asker thinks that a second engine that could not be loaded can be now. */
  readonly retry?: () => void;
  /** Resolves in a later turn, so that messages sent meanwhile are seen. */
  readonly pause: () => Promise<void>;
}

/** A batch with the options that held when it was asked. */
interface Batch {
  readonly version: number;
  readonly items: readonly CheckItem[];
  readonly options: ProofreadOptions;
  readonly proofreader: Proofreader;
}

/** Characters checked before the thread looks up for messages; a pause costs a browser four ms. */
const checkedAtOnce = 2000;
const proofreadersKept = 4;

/** Answers check requests on `port` for as long as it is open, one batch after the other. */
export function serveChecks(port: CheckPort<CheckReply, CheckRequest>, host: CheckHost): void {
  const proofreaderFor = rememberLast(host.createProofreader ?? createProofreader);
  let options: ProofreadOptions = {};
  let proofreader = proofreaderFor(options);
  let staleVersion = -1;
  const queue: Batch[] = [];
  const improvements: { batch: Batch; found: Map<string, readonly Lint[]> }[] = [];
  let isRunning = false;

  const isStale = (batch: Batch) => batch.version <= staleVersion;

  async function checkBatch(batch: Batch): Promise<void> {
    const found = new Map<string, readonly Lint[]>();
    let sincePause = 0;
    for (const { id, text, isWhole = false } of batch.items) {
      if (isStale(batch)) return;
      const { proofreader } = batch;
      found.set(id, isWhole ? proofreader.checkWhole(text) : proofreader.checkParagraph(text));
      sincePause += text.length;
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

  async function improve(batch: Batch, found: ReadonlyMap<string, readonly Lint[]>): Promise<void> {
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
    while (queue.length > 0 || improvements.length > 0) {
      await serveFresh();
      const next = improvements.shift();
      if (next !== undefined) await improve(next.batch, next.found);
    }
    isRunning = false;
  }

  port.listen((message) => {
    if (message.kind === 'configure') {
      options = message.options;
      proofreader = proofreaderFor(options);
    } else if (message.kind === 'abandon') {
      staleVersion = Math.max(staleVersion, message.version);
    } else if (message.kind === 'retry') {
      host.retry?.();
    } else {
      queue.push({ ...message, options, proofreader });
      void run();
    }
  });
}

/** Keeps the last few proofreaders with what they remember: callers with other options come by turns. */
function rememberLast(make: (options: ProofreadOptions) => Proofreader) {
  const made = new Map<string, Proofreader>();
  return (options: ProofreadOptions): Proofreader => {
    const key = JSON.stringify(options);
    const proofreader = made.get(key) ?? make(options);
    made.delete(key);
    made.set(key, proofreader);
    const oldest = made.size > proofreadersKept ? made.keys().next().value : undefined;
    if (oldest !== undefined) made.delete(oldest);
    return proofreader;
  };
}
