import pg from 'pg';
import { createAccount } from '../../apps/server/src/modules/accounts/testing.ts';
import type { MeteredTexts } from '../../apps/server/src/ports/metering.ts';
import { createTestServer } from '../../apps/server/src/testing/server.ts';
import { type Figure, figure, quantile } from './figure.ts';

const reads = 2000;
const debits = 300;

/**
 * Measures the cost of limits per request: the check of the tier and of a text of 500 characters whose sentences are already
 * counted, with its queries; the same for a paragraph in which one sentence was edited; and the debit of a new sentence.
 */
export async function measureLimits(): Promise<readonly Figure[]> {
  await using server = await createTestServer();
  const { accountId } = await createAccount(server.deps);
  const { metering, tierOf, db } = server.deps;
  while (!db.receivesChanges()) await new Promise((resolve) => setTimeout(resolve, 10));
  const count = (...texts: string[]) => {
    const wanted: MeteredTexts = { feature: 'proofread', documentId: 'a', texts, beyond: 'skip' };
    return metering.count(accountId, wanted);
  };
  const text = Array.from({ length: 20 }, (_, i) => `Sentence number ${i} is here.`).join(' ');
  await count(text);
  const queries = countQueries();
  const checks = await timeEach(reads, async () => {
    await tierOf(accountId);
    await count(text);
  });
  const sent = queries.stop();
  const editing = countQueries();
  const processor = process.cpuUsage();
  const edits = await timeEach(debits, (i) => count(text.replace('number 7 is', `number seven (${i}) is`)));
  const used = process.cpuUsage(processor);
  const editQueries = editing.stop() / debits;
  const debit = await timeEach(debits, (i) => count(`New${i} words${i} that${i} follow${i} here${i}.`));
  return [
    figure('check of tier and limit, 500 known characters: p50', quantile(checks, 0.5), 'ms'),
    figure('check of tier and limit, 500 known characters: p95', quantile(checks, 0.95), 'ms', {
      atMost: 0.3,
    }),
    figure('the same, queries', sent / reads, '', { atMost: 0 }),
    figure('count of a paragraph with one edited sentence: p50', quantile(edits, 0.5), 'ms'),
    figure('the same, processor time of the server', (used.user + used.system) / 1000 / debits, 'ms'),
    figure('the same, queries', editQueries, ''),
    figure('debit of a new sentence: p50', quantile(debit, 0.5), 'ms'),
    figure('debit of a new sentence: p95', quantile(debit, 0.95), 'ms'),
  ];
}

async function timeEach(times: number, work: (i: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const begin = performance.now();
    await work(i);
    taken.push(performance.now() - begin);
  }
  return taken;
}

/**
 * Counts the queries of this process at the point where they are sent, because open connections have bound their own
 * `query`.
 */
function countQueries(): { stop(): number } {
  const { submit } = pg.Query.prototype;
  let sent = 0;
  pg.Query.prototype.submit = function counted(this: pg.Query, ...args: Parameters<typeof submit>) {
    sent++;
    return Reflect.apply(submit, this, args);
  };
  return {
    stop() {
      pg.Query.prototype.submit = submit;
      return sent;
    },
  };
}
