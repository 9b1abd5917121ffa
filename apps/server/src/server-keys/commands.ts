import { systemClock } from '@inkstone/kernel';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import { createLog } from '../log.ts';
import { rotateServerKey } from '../modules/accounts/tokens/rotate-server-key.ts';
import { findServerKeys, type StoredKey } from '../modules/accounts/tokens/store.ts';
import { StartError } from '../start-error.ts';

type Say = (line: string) => void;
type KeysDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

const usage = [
  'inkstone keys list      the keys to which tokens are sealed, the newest first',
  'inkstone keys rotate    begin to use a new one',
  '',
  'Nobody is signed out: an old key is honoured until the last token sealed to it is over. Running servers notice',
  'within half a minute. With the embedded database the server must be stopped meanwhile.',
].join('\n');

/** `keys …`: the keys to which this installation seals tokens. */
export async function keysCommand(config: Config, args: readonly string[], say: Say): Promise<void> {
  requireKnown(args);
  const db = await openDatabase(config, { log: createLog('warn') });
  try {
    await runKeysCommand({ db, clock: systemClock, config }, args, say);
  } finally {
    await db.close();
  }
}

/** The same on a database that is open. Throws a StartError of plain words. */
export async function runKeysCommand(deps: KeysDeps, args: readonly string[], say: Say): Promise<void> {
  requireKnown(args);
  const keys = args[0] === 'rotate' ? await rotateServerKey(deps) : await findServerKeys(deps.db.sql);
  for (const key of keys) say(describe(key));
}

function requireKnown(args: readonly string[]): void {
  const [what = 'list', ...more] = args;
  if (more.length > 0 || (what !== 'list' && what !== 'rotate')) throw new StartError(usage);
}

function describe({ version, honouredUntil }: StoredKey): string {
  const state = honouredUntil === null ? 'in use' : `honoured until ${new Date(honouredUntil).toISOString()}`;
  return `k${version}  ${state}`;
}
