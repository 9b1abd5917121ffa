import type { Lint } from '../lint.ts';
import type { ProofreadOptions } from '../settings.ts';
import { type Batch, type CheckHost, checkItem, createImprover } from './improve-batch.ts';
import { createProofreaders } from './proofreaders.ts';
import type { CheckPort, CheckReply, CheckRequest } from './protocol.ts';

export type { CheckHost } from './improve-batch.ts';

/** Characters checked before the thread looks up for messages; a pause costs a browser four ms. */
const checkedAtOnce = 2000;

/** Answers check requests on `port` for as long as it is open, one batch after the other. */
export function serveChecks(port: CheckPort<CheckReply, CheckRequest>, host: CheckHost): void {
  const proofreaders = createProofreaders(host, () => void improveAll());
  let options: ProofreadOptions = {};
  let staleVersion = -1;
  const queue: Batch[] = [];
  const improvements: { batch: Batch; found: Map<string, readonly Lint[]> }[] = [];
  let serving: Promise<void> | null = null;
  let isImproving = false;

  const isStale = (batch: Batch) => batch.version <= staleVersion;
  const improve = createImprover({ port, host, proofreaders, isStale, serveFresh: () => serveFresh() });

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

  /** What was just typed goes before second thoughts on what is known, also while those wait for something. */
  function serveFresh(): Promise<void> {
    serving ??= serveQueue();
    return serving;
  }

  async function serveQueue(): Promise<void> {
    await host.pause();
    for (let batch = queue.shift(); batch !== undefined; batch = queue.shift()) await checkBatch(batch);
    serving = null;
    void improveAll();
  }

  async function improveAll(): Promise<void> {
    if (isImproving) return;
    isImproving = true;
    while (improvements.length > 0 && !proofreaders.isLoading()) {
      const next = improvements.shift();
      if (next !== undefined) await improve(next.batch, next.found);
    }
    isImproving = false;
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
      void serveFresh();
    }
  });
}
