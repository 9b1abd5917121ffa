import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createIds, type Random, randomInt, seededRandom, systemClock } from '@inkstone/kernel';
import * as Y from 'yjs';
import { HocuspocusTypingClient } from './hocuspocus-typing-client.ts';
import { InkstoneTypingClient } from './inkstone-typing-client.ts';
import { spawnSync } from './spawn-sync.ts';
import type { TypingClient } from './typing-client.ts';

/**
 * `bench-fanout.ts --documents 200 --rate 5 --seconds 12 --engine postgres|embedded --server inkstone|hocuspocus`: two
 * writers on each document, `rate` edits a second each, the server in its own process. Prints the time from an edit to
 * its acknowledgement and to its arrival at the other writer, the number of lost edits, and the resource usage of the
 * server. PostgreSQL: TEST_DATABASE_URL.
 */
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '200' },
    rate: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '12' },
    engine: { type: 'string', default: process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded' },
    server: { type: 'string', default: 'inkstone' },
  },
});
const documents = Number(values.documents);
const rate = Number(values.rate);
const seconds = Number(values.seconds);
const program = values.server === 'hocuspocus' ? 'hocuspocus' : 'inkstone';
const warmUp = 3;
/** Time limit for all edits to arrive after the last key, in ms. */
const settle = 5000;

const fanOut: number[] = [];
const ack: number[] = [];
let isMeasuring = false;
let sent = 0;

/** A writer who types single characters at a given rate. */
class Typist {
  readonly #client: TypingClient;
  readonly #random: Random;
  /**
   * The times at which characters were typed, by the Yjs clock after them, until the other writer has received them.
   */
  readonly #inFlight = new Map<number, number>();
  /** The times at which unacknowledged characters were typed, oldest first. */
  readonly #unacknowledged: number[] = [];

  constructor(client: TypingClient, random: Random) {
    this.#client = client;
    this.#random = random;
  }

  /** Characters that the other writer, or the database, never received. */
  get lost(): number {
    return Math.max(this.#inFlight.size, this.#unacknowledged.length);
  }

  async open(documentId: string, other: Typist): Promise<void> {
    await this.#client.open(documentId);
    this.#client.onAcknowledged = () => note(ack, this.#unacknowledged.shift());
    this.#client.onChange = (update) => {
      for (const { id, length } of Y.decodeUpdate(update).structs) other.arrived(id.clock, length);
    };
  }

  arrived(clock: number, length: number): void {
    for (let end = clock + 1; end <= clock + length; end++) {
      note(fanOut, this.#inFlight.get(end));
      this.#inFlight.delete(end);
    }
  }

  async type(until: number): Promise<void> {
    await pause(randomInt(this.#random, 1000 / rate));
    while (performance.now() < until) {
      const at = performance.now();
      this.#unacknowledged.push(at);
      this.#inFlight.set(this.#client.type(), at);
      if (isMeasuring) sent++;
      await pause((1000 / rate) * (0.7 + randomInt(this.#random, 600) / 1000));
    }
  }

  cut(): void {
    this.#client.cut();
  }
}

function note(into: number[], typedAt: number | undefined): void {
  if (typedAt !== undefined && isMeasuring) into.push(performance.now() - typedAt);
}

function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN) * 10) / 10;
}

const folder = await mkdtemp(join(tmpdir(), 'inkstone-bench-'));
const databaseUrl = process.env.TEST_DATABASE_URL;
const server = await spawnSync(
  values.engine === 'postgres' && databaseUrl ? { databaseUrl } : { dataDir: folder },
  program,
);
const empty = await server.stats();
const random = seededRandom(Date.now());
const ids = createIds(systemClock, random);
const connect = (name: string): TypingClient =>
  program === 'hocuspocus'
    ? new HocuspocusTypingClient(server.url)
    : new InkstoneTypingClient(server.url, name);
const typists: Typist[] = [];
for (let i = 0; i < documents; i++) {
  const documentId = ids.next();
  const one = new Typist(connect(`a${i}`), random);
  const two = new Typist(connect(`b${i}`), random);
  await Promise.all([one.open(documentId, two), two.open(documentId, one)]);
  typists.push(one, two);
}

const end = performance.now() + (warmUp + seconds) * 1000;
const typing = Promise.all(typists.map((typist) => typist.type(end)));
await pause(warmUp * 1000);
await server.stats();
isMeasuring = true;
await pause(seconds * 1000);
isMeasuring = false;
const after = await server.stats();
await typing;
const last = performance.now() + settle;
const lost = () => typists.reduce((sum, typist) => sum + typist.lost, 0);
while (lost() > 0 && performance.now() < last) await pause(100);
const figures = {
  server: program,
  engine: values.engine,
  documents,
  writers: typists.length,
  editsPerSecond: Math.round(sent / seconds),
  lost: lost(),
  fanOutMs: { p50: percentile(fanOut, 0.5), p99: percentile(fanOut, 0.99), count: fanOut.length },
  ackMs: { p50: percentile(ack, 0.5), p99: percentile(ack, 0.99), count: ack.length },
  usage: {
    cpuPercent: Math.round(after.cpuMs / seconds / 10),
    rssMb: Math.round(after.rssMb),
    /** Additional memory of the server per open document and its two connections, after the typing. */
    kbPerOpenDocument: Math.round(((after.heldMb - empty.heldMb) * 1024) / documents),
  },
};
for (const typist of typists) typist.cut();
await server.kill();
await rm(folder, { recursive: true });
process.stdout.write(`${JSON.stringify(figures)}\n`);
process.exit(figures.lost === 0 ? 0 : 1);
