import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { randomInt, seededRandom } from '@inkstone/kernel';
import { openPglite } from '../open-pglite.ts';
import { nothingSurvives, ShadowDisk, type Survival } from './shadow-disk.ts';
import { watchFiles } from './watch-files.ts';

/** A simulated power failure during writes, and the state found afterwards. */
export interface Outcome {
  /** Rows acknowledged before the failure. */
  readonly acknowledged: number;
  /** How many of these were lost; null if the database did not open. */
  readonly lost: number | null;
  /** An inconsistency in the database; null if there is none. */
  readonly contradiction: string | null;
}

interface Scenario {
  /** An existing, properly closed cluster; it is copied. */
  readonly template: string;
  readonly seed: number;
  /**
   * `real`: as in production; `pretended`: the hook is called but does not wait, which is faster with the
   * same result; `none`: without the hook, to show its purpose.
   */
  readonly fsync: 'real' | 'pretended' | 'none';
}

const accounts = 20;
const startCoins = 1000;

/**
 * Writes to a database, fails the power at a random moment, and opens what is left: once without any write
 * that was not fsynced, once with some of these.
 */
export async function failPower({ template, seed, fsync }: Scenario): Promise<Outcome[]> {
  const work = mkdtempSync(join(tmpdir(), 'inkstone-power-'));
  const chance = chanceOf(seed);
  const survivals = [nothingSurvives, randomSurvival(chance)];
  const left = survivals.map((_, n) => join(work, `left-${n}`));
  try {
    const cluster = join(work, 'cluster');
    cpSync(template, cluster, { recursive: true });
    const acknowledged = await writeUntilCut({ cluster, chance, fsync }, (disk) => {
      survivals.forEach((survival, n) => {
        mkdirSync(left[n] ?? '');
        disk.leave(left[n] ?? '', cluster, survival);
      });
    });
    const outcomes: Outcome[] = [];
    for (const folder of left) outcomes.push(await inspect(folder, acknowledged));
    return outcomes;
  } finally {
    rmSync(work, { recursive: true });
  }
}

type Chance = (below: number) => number;

function chanceOf(seed: number): Chance {
  const random = seededRandom(seed);
  return (below) => randomInt(random, below);
}

function randomSurvival(chance: Chance): Survival {
  const percent = 1 + chance(99);
  return { keepsWrite: () => chance(100) < percent, keptNames: (count) => chance(count + 1) };
}

interface Run {
  readonly cluster: string;
  readonly chance: Chance;
  readonly fsync: Scenario['fsync'];
}

/** Returns the ids acknowledged before the cut. */
async function writeUntilCut(
  { cluster, chance, fsync }: Run,
  cut: (disk: ShadowDisk) => void,
): Promise<number[]> {
  const disk = new ShadowDisk(cluster);
  let stepsLeft = Number.POSITIVE_INFINITY;
  const acknowledged: number[] = [];
  let atCut: number[] | null = null;
  const pglite = await openPglite(cluster, {
    isDurable: true,
    watch: (files) => {
      if (fsync === 'none') delete files.stream_ops.fsync;
      if (fsync === 'pretended' && files.stream_ops.fsync) files.stream_ops.fsync = () => 0;
      watchFiles(files, cluster, disk, () => {
        stepsLeft -= 1;
        if (stepsLeft !== 0) return;
        atCut = [...acknowledged];
        cut(disk);
      });
    },
  });
  await pglite.exec(`create table if not exists rows (id integer primary key, words text not null);
    create table if not exists coins (account integer primary key, amount integer not null);
    insert into coins select n, ${startCoins} from generate_series(1, ${accounts}) n;`);
  stepsLeft = 1 + chance(chance(2) ? 300 : 3000);
  for (let id = 1; atCut === null; id++) {
    await writeOnce(pglite, id, chance);
    acknowledged.push(id);
  }
  await pglite.close();
  return atCut;
}

async function writeOnce(pglite: PGlite, id: number, chance: Chance): Promise<void> {
  const words = 'x'.repeat(chance(chance(20) ? 500 : 50_000));
  await pglite.transaction(async (tx) => {
    await tx.query('insert into rows values ($1, $2)', [id, words]);
    await tx.query('update coins set amount = amount - 1 where account = $1', [1 + chance(accounts)]);
    await tx.query('update coins set amount = amount + 1 where account = $1', [1 + chance(accounts)]);
  });
  const today = chance(200);
  if (today === 0) await pglite.exec('checkpoint');
  if (today === 1) await pglite.exec('vacuum rows');
  if (today === 2) await pglite.exec('create table passing (id integer); drop table passing');
}

async function inspect(folder: string, acknowledged: readonly number[]): Promise<Outcome> {
  const count = acknowledged.length;
  try {
    const pglite = await openPglite(folder, { isDurable: false });
    const present = new Set((await idsOf(pglite)).map(Number));
    const lost = acknowledged.filter((id) => !present.has(id)).length;
    const contradiction = await findContradiction(pglite);
    await pglite.close();
    return { acknowledged: count, lost, contradiction };
  } catch (error) {
    return {
      acknowledged: count,
      lost: null,
      contradiction: error instanceof Error ? error.message : String(error),
    };
  }
}

async function idsOf(pglite: PGlite): Promise<unknown[]> {
  const { rows } = await pglite.query<{ id: number }>('select id from rows');
  return rows.map(({ id }) => id);
}

/** Coins must add up, the index must agree with the table, every value must be readable. */
async function findContradiction(pglite: PGlite): Promise<string | null> {
  const one = async (text: string) => {
    const { rows } = await pglite.query<{ value: number | null }>(text);
    return Number(rows[0]?.value ?? 0);
  };
  const coins = await one('select sum(amount)::int as value from coins');
  if (coins !== accounts * startCoins) return `the coins add up to ${coins}`;
  const scanned = await one('select count(*)::int as value from rows');
  await pglite.exec('set enable_seqscan = off');
  const indexed = await one('select count(*)::int as value from rows where id > 0');
  if (scanned !== indexed) return `the table has ${scanned} rows, its index ${indexed}`;
  await one('select sum(length(words))::int as value from rows');
  return null;
}
