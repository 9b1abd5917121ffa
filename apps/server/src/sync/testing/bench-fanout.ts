import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createIds, type Random, randomInt, seededRandom, systemClock } from '@inkstone/kernel';
import * as Y from 'yjs';
import { RawClient } from './raw-client.ts';
import { spawnSync } from './spawn-sync.ts';

/**
 * `bench-fanout.ts --documents 200 --rate 5 --seconds 12 --engine postgres|embedded`: two writers on each
 * document, `rate` edits a second each, the server in its own process. Prints how long an edit takes to its
 * acknowledgement and to the other writer's screen, and what the server used. PostgreSQL: TEST_DATABASE_URL.
 */
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '200' },
    rate: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '12' },
    engine: { type: 'string', default: process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded' },
  },
});
const documents = Number(values.documents);
const rate = Number(values.rate);
const seconds = Number(values.seconds);
const warmUp = 3;

const fanOut: number[] = [];
const ack: number[] = [];
let isMeasuring = false;
let sent = 0;

/** One writer who types single characters at his own pace. */
class Typist {
  readonly client: RawClient;
  readonly #random: Random;
  /** When the edit that ends at a clock was sent. */
  readonly #sentAt = new Map<number, number>();
  readonly #sentAtBySeq = new Map<number, number>();
  other: Typist | null = null;

  constructor(url: string, random: Random) {
    this.client = new RawClient(url);
    this.#random = random;
  }

  listen(): void {
    this.client.onMessage = (message) => {
      this.client.heard.length = 0;
      const now = performance.now();
      if (message.kind === 'saved') note(ack, this.#sentAtBySeq, message.seq, now);
      if (message.kind !== 'change') return;
      for (const { id, length } of Y.decodeUpdate(message.data).structs) {
        this.other?.arrived(id.clock + length, now);
      }
    };
  }

  arrived(clock: number, now: number): void {
    note(fanOut, this.#sentAt, clock, now);
  }

  async type(until: number): Promise<void> {
    const { doc } = this.client;
    const text = doc.getText('body');
    await pause(randomInt(this.#random, 1000 / rate));
    while (performance.now() < until) {
      const at = performance.now();
      const seq = this.client.change(() => text.insert(text.length, '字'));
      this.#sentAt.set(Y.getState(doc.store, doc.clientID), at);
      this.#sentAtBySeq.set(seq, at);
      if (isMeasuring) sent++;
      await pause((1000 / rate) * (0.7 + randomInt(this.#random, 600) / 1000));
    }
  }
}

function note(into: number[], sentAt: Map<number, number>, key: number, now: number): void {
  const at = sentAt.get(key);
  sentAt.delete(key);
  if (at !== undefined && isMeasuring) into.push(now - at);
}

function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN) * 10) / 10;
}

const folder = await mkdtemp(join(tmpdir(), 'inkstone-bench-'));
const databaseUrl = process.env.TEST_DATABASE_URL;
const server = await spawnSync(
  values.engine === 'postgres' && databaseUrl ? { databaseUrl } : { dataDir: folder },
);
const random = seededRandom(Date.now());
const ids = createIds(systemClock, random);
const typists: Typist[] = [];
for (let i = 0; i < documents; i++) {
  const documentId = ids.next();
  const [one, two] = [new Typist(server.url, random), new Typist(server.url, random)];
  one.other = two;
  two.other = one;
  await Promise.all([
    one.client.open(documentId, `a${i}/session`),
    two.client.open(documentId, `b${i}/session`),
  ]);
  typists.push(one, two);
}
for (const typist of typists) typist.listen();

const end = performance.now() + (warmUp + seconds) * 1000;
const typing = Promise.all(typists.map((typist) => typist.type(end)));
await pause(warmUp * 1000);
await server.stats();
isMeasuring = true;
await pause(seconds * 1000);
isMeasuring = false;
const { cpuMs, rssMb } = await server.stats();
await typing;
for (const typist of typists) typist.client.cut();
await server.kill();
await rm(folder, { recursive: true });

const figures = {
  engine: values.engine,
  documents,
  writers: typists.length,
  editsPerSecond: Math.round(sent / seconds),
  fanOutMs: { p50: percentile(fanOut, 0.5), p99: percentile(fanOut, 0.99), count: fanOut.length },
  ackMs: { p50: percentile(ack, 0.5), p99: percentile(ack, 0.99), count: ack.length },
  server: { cpuPercent: Math.round(cpuMs / seconds / 10), rssMb: Math.round(rssMb) },
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
process.exit(0);
