import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createIds, type Random, randomInt, seededRandom, systemClock } from '@inkstone/kernel';
import { RawClient } from './raw-client.ts';
import { spawnSync, type Where } from './spawn-sync.ts';

/**
 * `soak-kill.ts --rounds 50 --engine embedded|postgres --seed 1`: kills the server with -9 at random moments
 * under writers that record acknowledgements. After every restart all acknowledged edits must be there, once
 * each and in order. PostgreSQL is the one of TEST_DATABASE_URL, best a fresh database.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    engine: { type: 'string', default: 'embedded' },
    seed: { type: 'string', default: '1' },
    documents: { type: 'string', default: '4' },
  },
});
const part = 'log';

/** One document with a writer that never waits, and what the server has acknowledged of it. */
class Writer {
  readonly documentId: string;
  readonly acknowledged = new Set<number>();
  sent = 0;
  #client: RawClient | null = null;

  constructor(documentId: string) {
    this.documentId = documentId;
  }

  /** Opens the document; gives the acknowledged edits that are missing from it. */
  async open(url: string): Promise<number[]> {
    const client = new RawClient(url);
    this.#client = client;
    await client.open(this.documentId);
    const there = new Set(client.doc.getArray<number>(part).toArray());
    return [...this.acknowledged].filter((edit) => !there.has(edit));
  }

  /** Writes one edit after the other until the line breaks. */
  async write(random: Random): Promise<void> {
    const client = this.#client;
    if (!client) return;
    const edits = new Map<number, number>();
    client.onMessage = (message) => {
      if (message.kind !== 'saved') return;
      const edit = edits.get(message.seq);
      if (edit !== undefined) this.acknowledged.add(edit);
    };
    while (client.closed === null) {
      this.sent++;
      const edit = this.sent;
      edits.set(
        client.change((doc) => doc.getArray<number>(part).push([edit])),
        edit,
      );
      await pause(randomInt(random, 4));
    }
  }
}

async function playRound(where: Where, writers: readonly Writer[], random: Random): Promise<number> {
  const server = await spawnSync(where);
  const missing = await Promise.all(writers.map((writer) => writer.open(server.url)));
  const writing = Promise.all(writers.map((writer) => writer.write(random)));
  await pause(30 + randomInt(random, 600));
  await server.kill();
  await writing;
  return missing.flat().length;
}

const random = seededRandom(Number(values.seed));
const ids = createIds(systemClock, random);
const writers = Array.from({ length: Number(values.documents) }, () => new Writer(ids.next()));
const folder = await mkdtemp(join(tmpdir(), 'inkstone-soak-'));
const databaseUrl = process.env.TEST_DATABASE_URL;
if (values.engine === 'postgres' && !databaseUrl) throw new Error('Set TEST_DATABASE_URL');
const where = values.engine === 'postgres' && databaseUrl ? { databaseUrl } : { dataDir: folder };

let missing = 0;
for (let round = 0; round < Number(values.rounds); round++)
  missing += await playRound(where, writers, random);

// The last word is the database's: a server that was never killed reads it.
const server = await spawnSync(where);
for (const writer of writers) missing += (await writer.open(server.url)).length;
await server.kill();
await rm(folder, { recursive: true });

const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged.size, 0);
const sent = writers.reduce((sum, writer) => sum + writer.sent, 0);
process.stdout.write(
  `${JSON.stringify({ engine: values.engine, rounds: Number(values.rounds), sent, acknowledged, missing })}\n`,
);
process.exit(missing > 0 || acknowledged === 0 ? 1 : 0);
