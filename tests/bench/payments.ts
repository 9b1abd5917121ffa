import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts';
import { createLog } from '../../apps/server/src/platform/observability/log.ts';
import {
  findMoneyFaults,
  orderNoOf,
  paidNotice,
  postNotice,
  seedOrders,
  wechatPayEnvironment,
} from '../support/paid-by-wechat.ts';
import { startServer } from '../support/server-process.ts';
import { type Figure, figure, quantile } from './figure.ts';

const singly = 400;
const perSecond = 200;
const seconds = 10;
const atOnce = 16;
const total = singly + perSecond * seconds + 3000;

/**
 * Measures the time from a payment notice until its benefit is granted and it is answered, sequentially and at 200 per
 * second, and the throughput of a server on PostgreSQL. Each notice pays another order.
 */
export async function measurePayments(postgres: string): Promise<readonly Figure[]> {
  await using server = await startServer({
    postgres,
    settings: { ...wechatPayEnvironment, LOG_LEVEL: 'warn' },
  });
  const db = await openDatabase(server, { log: createLog('error') });
  try {
    await seedOrders(db, 1, total);
    const send = (serial: number) => prepare(server.url, serial);
    for (let serial = 1; serial <= singly / 2; serial++) await send(serial)();
    const alone: number[] = [];
    for (let serial = singly / 2 + 1; serial <= singly; serial++) alone.push(await send(serial)());
    const paced = await sendPaced(send, singly + 1, singly + perSecond * seconds);
    const rate = await sendFast(send, singly + perSecond * seconds + 1, total);
    const paid = new Set(Array.from({ length: total }, (_, index) => orderNoOf(index + 1)));
    const [fault] = await findMoneyFaults(db, paid);
    if (fault) throw new Error(fault);
    return [
      figure('payment notice to grant, p95', quantile(alone, 0.95), 'ms', { atMost: 50 }),
      figure(`payment notice to grant at ${perSecond}/s, p95`, quantile(paced, 0.95), 'ms', { atMost: 50 }),
      figure(`payment notices, ${atOnce} at once`, rate, '1/s', { atLeast: 200 }),
    ];
  } catch (error) {
    console.error(server.log().slice(-2000));
    throw error;
  } finally {
    await db.close();
  }
}

/** Signs a notice; returns a function that posts it and returns the duration, in ms. */
function prepare(url: string, serial: number): () => Promise<number> {
  const notice = paidNotice(serial);
  return async () => {
    const begin = performance.now();
    for (;;) {
      const status = await postNotice(url, notice);
      if (status === 204) return performance.now() - begin;
      // The queue is full, so the provider sends the notice again. That time is included.
      if (status !== 503) throw new Error(`A notice was answered ${status}`);
      await pause(1000);
    }
  };
}

type Prepare = (serial: number) => () => Promise<number>;

/** Sends a notice every few milliseconds, even if earlier ones have not been answered. */
async function sendPaced(send: Prepare, from: number, to: number): Promise<number[]> {
  const prepared = range(from, to).map(send);
  const begin = performance.now();
  const running: Promise<number>[] = [];
  for (const [index, post] of prepared.entries()) {
    const wait = begin + (index * 1000) / perSecond - performance.now();
    if (wait > 0) await pause(wait);
    const answer = post();
    // The error is thrown below; it must not end the process earlier.
    answer.catch(() => {});
    running.push(answer);
  }
  return Promise.all(running);
}

/** Sends as fast as the server replies, several concurrently; returns the number per second. */
async function sendFast(send: Prepare, from: number, to: number): Promise<number> {
  const prepared = range(from, to).map(send);
  const begin = performance.now();
  const next = prepared.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const post of next) await post();
    }),
  );
  return prepared.length / ((performance.now() - begin) / 1000);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
