import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { randomInt, seededRandom } from '@inkstone/kernel';
import { createLog } from '../../observability/log.ts';
import { openDatabase } from '../open-database.ts';

/**
 * Kills a writing process many times and checks the rows reported as committed: `node soak-kill.ts --rounds 50 --engine
 * embedded|postgres [--seed 1]`. With postgres, TEST_DATABASE_URL names a database for this program alone. Exit code 1
 * if a row is missing or a count contradicts the rows.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    engine: { type: 'string', default: 'embedded' },
    seed: { type: 'string', default: '1' },
  },
});
const databaseUrl = values.engine === 'postgres' ? (process.env.TEST_DATABASE_URL ?? null) : null;
if (values.engine === 'postgres' && !databaseUrl) throw new Error('TEST_DATABASE_URL is not given.');

const writer = new URL('./kill-writer.ts', import.meta.url).pathname;
const random = seededRandom(Number(values.seed));
const folder = await mkdtemp(join(tmpdir(), 'inkstone-kill-'));
const acknowledged = new Set<string>();
const total = {
  engine: values.engine,
  rounds: 0,
  acknowledged: 0,
  missing: 0,
  contradictions: 0,
  slowestOpen: 0,
};
try {
  for (let round = 0; round < Number(values.rounds); round++) {
    await writeAndKill(`${Date.now()}-${round}`);
    await inspect();
    total.rounds += 1;
  }
} finally {
  await rm(folder, { recursive: true });
}
total.acknowledged = acknowledged.size;
process.stdout.write(`${JSON.stringify(total)}\n`);
process.exit(total.missing + total.contradictions === 0 ? 0 : 1);

async function writeAndKill(round: string): Promise<void> {
  const env = { ...process.env };
  if (!databaseUrl) delete env.TEST_DATABASE_URL;
  const child = spawn(process.execPath, [writer, folder, round], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const first = Promise.race([once(lines, 'line'), once(child, 'exit')]);
  lines.on('line', (line) => {
    if (line.endsWith(' kept')) acknowledged.add(line.slice(0, -' kept'.length));
  });
  await first;
  await pause(100 + randomInt(random, 1400));
  const ended = once(lines, 'close');
  child.kill('SIGKILL');
  await ended;
}

async function inspect(): Promise<void> {
  const start = performance.now();
  const db = await openDatabase({ databaseUrl, dataDir: folder }, { log: createLog('silent') });
  total.slowestOpen = Math.max(total.slowestOpen, Math.round(performance.now() - start));
  const rows = await db.run('select id from soak_rows');
  const present = new Set(rows.map(({ id }) => id));
  for (const id of acknowledged) if (!present.has(id)) total.missing += 1;
  const contradictions = await db.run(
    `select round from soak_counts where n <> (select count(*) from soak_rows where id like round || '-%')`,
  );
  total.contradictions += contradictions.length;
  await db.close();
}
