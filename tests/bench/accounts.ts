import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userInfo } from '@inkstone/contracts/accounts';
import { hashPassword, isPassword } from '../../apps/server/src/modules/accounts/passwords/hash-password.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { startBare } from './bare-process.ts';
import { type Figure, figure } from './figure.ts';
import { measureInTurns, median } from './in-turns.ts';
import { type DatabasePlace, type Person, seedPeople } from './seed-people.ts';

const count = 800;
const hashingMs = 5000;

/**
 * Measures password checks, and profile reads compared with a bare endpoint that reads one row, on both
 * databases.
 */
export async function measureAccounts(postgres: string): Promise<readonly Figure[]> {
  return [
    figure('passwords checked, through the gate', await checkPasswords(), '/s'),
    ...(await measureProfiles('PostgreSQL', postgres)),
    ...(await measureProfiles('embedded', null)),
  ];
}

/** Sends as many checks as are queued during a flood; the server processes them one after another. */
async function checkPasswords(): Promise<number> {
  const passwordHash = await hashPassword('ink4stone', 'ann');
  const end = performance.now() + hashingMs;
  let checked = 0;
  const check = async () => {
    for (; performance.now() < end; checked++) await isPassword('ink4stone', passwordHash, 'sign_in');
  };
  const begin = performance.now();
  await Promise.all(Array.from({ length: 16 }, check));
  return (1000 * checked) / (performance.now() - begin);
}

async function measureProfiles(engine: string, postgres: string | null): Promise<readonly Figure[]> {
  await using server = await startServer({ postgres, settings: { LOG_LEVEL: 'warn' } });
  // The embedded database can be opened by only one process at a time.
  await server.stop();
  const people = await seedPeople(server, count);
  await server.restart();
  await using copy = await copyForBare(server);
  const { databaseUrl, dataDir } = copy.place;
  const settings =
    databaseUrl === null ? { DATA_DIR: dataDir, DATABASE_URL: '' } : { DATABASE_URL: databaseUrl };
  await using bareServer = await startBare('bare-account.ts', settings);

  const bare = {
    url: bareServer.url,
    requests: (copy.people ?? people).map(({ accountId }) => ({ path: `/bare?account=${accountId}` })),
  };
  const ours = {
    url: server.url,
    requests: people.map(({ token }) => ({ path: userInfo.path, headers: { cookie: `TOKEN=${token}` } })),
  };
  const pairs = await measureInTurns(bare, ours);
  return [
    figure(
      `bare endpoint, one row, ${engine}`,
      median(pairs, ([bare]) => bare.perSecond),
      'req/s',
    ),
    figure(
      `profile, ${engine}`,
      median(pairs, ([, ours]) => ours.perSecond),
      'req/s',
    ),
    figure(
      `profile, p99, ${engine}`,
      median(pairs, ([, ours]) => ours.p99Ms),
      'ms',
    ),
    figure(
      `profile against bare, ${engine}`,
      median(pairs, ([bare, ours]) => (100 * ours.perSecond) / bare.perSecond),
      '%',
    ),
  ];
}

interface Copy extends AsyncDisposable {
  readonly place: DatabasePlace;
  /** The accounts in the copy, if it is a different database. */
  readonly people?: readonly Person[];
}

/** Returns the same database for PostgreSQL; for the embedded engine, another one with as many accounts. */
async function copyForBare({ databaseUrl, dataDir }: ServerProcess): Promise<Copy> {
  if (databaseUrl !== null) return { place: { databaseUrl, dataDir }, [Symbol.asyncDispose]: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-bare-'));
  const place = { databaseUrl, dataDir: folder };
  const people = await seedPeople(place, count);
  return { place, people, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}
