import { type DraftedItem, draftItem, finishItems } from './check-items.ts';
import { type Batch, type CheckHost, createImprover, needsResources } from './improve-batch.ts';
import { createProofreaders, type NamedOptions } from './proofreaders.ts';
import type { CheckPort, CheckReply, CheckRequest } from './protocol.ts';

export type { CheckHost } from './improve-batch.ts';

/** Default number of characters checked between two yields; a yield costs a browser four ms. */
const usuallyCheckedAtOnce = 2000;

/** Answers check requests on `port` until it is closed, one batch after another. */
export function serveChecks(port: CheckPort<CheckReply, CheckRequest>, host: CheckHost): void {
  const { checkedAtOnce = usuallyCheckedAtOnce } = host;
  const proofreaders = createProofreaders(host, (state) => {
    port.post({ kind: 'resources', state });
    improver.improve();
  });
  let named: NamedOptions = { options: {}, key: '' };
  let staleVersion = -1;
  const queue: Batch[] = [];
  let serving: Promise<void> | null = null;

  const isStale = (batch: Batch) => batch.version <= staleVersion;
  const improver = createImprover({ port, host, proofreaders, isStale, serveFresh: () => serveFresh() });

  async function checkBatch(batch: Batch): Promise<void> {
    const drafts: DraftedItem[] = [];
    let sincePause = 0;
    for (const item of batch.items) {
      if (isStale(batch)) return;
      drafts.push(draftItem(batch.proofreader, item));
      sincePause += item.text.length;
      if (sincePause < checkedAtOnce) continue;
      sincePause = 0;
      await host.pause();
    }
    if (isStale(batch)) return;
    const found = finishItems(drafts);
    port.post({
      kind: 'checked',
      version: batch.version,
      items: [...found].map(([id, lints]) => ({ id, lints })),
    });
    improver.add(batch, found);
  }

  /** Serves new requests, which take precedence over improving earlier batches, even while that waits. */
  function serveFresh(): Promise<void> {
    serving ??= serveQueue();
    return serving;
  }

  async function serveQueue(): Promise<void> {
    await host.pause();
    for (let batch = queue.shift(); batch !== undefined; batch = queue.shift()) await checkBatch(batch);
    serving = null;
    improver.improve();
  }

  port.listen((message) => {
    if (message.kind === 'configure') {
      named = message;
    } else if (message.kind === 'abandon') {
      staleVersion = Math.max(staleVersion, message.version);
    } else if (message.kind === 'retry') {
      host.retry?.();
    } else if (message.kind === 'busy') {
      host.setBusy?.(message.isBusy);
    } else {
      const { version, items } = message;
      const { options, key } = named;
      const [proofreader, generation] = [proofreaders.of(named), proofreaders.generation()];
      queue.push({ version, items, options, key, proofreader, generation });
      if (needsResources(host, items)) proofreaders.load();
      void serveFresh();
    }
  });
}
