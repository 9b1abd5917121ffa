import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { AppError } from '@inkstone/contracts';
import { systemClock } from '@inkstone/kernel';
import { formatError } from '@inkstone/phrases/format-error';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import { createLog } from '../log.ts';
import { activateVersion } from '../modules/assist/word-lists/activate-version.ts';
import { importList } from '../modules/assist/word-lists/import-list.ts';
import { findActiveVersion, findLists, findVersions, operator } from '../modules/assist/word-lists/store.ts';
import { StartError } from '../start-error.ts';

type Say = (line: string) => void;

const usage = [
  'inkstone lists                          the lists of this installation',
  'inkstone lists import <name> <file>     import a list as a new version and turn it on',
  '       --leaders                        a table of office holders: name, title, order, from, to',
  '       --by <who>                       whose work it is (else: who runs this)',
  'inkstone lists versions <name>          all versions of a list',
  'inkstone lists use <name> <version>     turn an older version on',
  'inkstone lists off <name>               turn a list off',
  '',
  'A list of words has one entry a line: word, category, suggestions (a|b), grade (error, warning, style,',
  'allow), note, harmless phrases (a|b), sound. Only the word is needed. With the embedded database the',
  'server must be stopped meanwhile.',
].join('\n');

/** `lists …`: the word lists and tables that hold for everybody who uses this installation. */
export async function listsCommand(config: Config, args: readonly string[], say: Say): Promise<void> {
  // Before the database is opened: a question of words needs none.
  readArguments(args);
  const db = await openDatabase(config, { log: createLog('warn') });
  try {
    await runListsCommand({ db, clock: systemClock }, args, say);
  } finally {
    await db.close();
  }
}

/** The same on a database that is open. Throws a StartError of plain words. */
export async function runListsCommand(deps: ListDeps, args: readonly string[], say: Say): Promise<void> {
  const { words, ...options } = readArguments(args);
  try {
    await run(deps, words, options, say);
  } catch (error) {
    if (error instanceof AppError) throw new StartError(formatError('en', error.code, error.params), error);
    throw error;
  }
}

type ListDeps = Pick<Deps, 'db' | 'clock'>;

interface Options {
  readonly by: string;
  readonly isLeaders: boolean;
}

async function run(deps: ListDeps, words: readonly string[], options: Options, say: Say): Promise<void> {
  const { db } = deps;
  const [what = 'show', listId = '', third = '', ...more] = words;
  const place = { accountId: operator, listId };
  if (what === 'show' && listId === '') return showLists(db, say);
  if (more.length === 0 && listId !== '') {
    if (what === 'import' && third !== '') return importFile(deps, listId, third, options, say);
    if (what === 'versions' && third === '') return showVersions(db, listId, say);
    if (what === 'off' && third === '') {
      await activateVersion(deps, place, null);
      return say(`“${listId}” is off.`);
    }
    if (what === 'use' && /^\d{1,9}$/.test(third)) {
      await activateVersion(deps, place, Number(third));
      return say(`“${listId}” is at version ${third}.`);
    }
  }
  throw new StartError(usage);
}

async function importFile(
  deps: ListDeps,
  listId: string,
  path: string,
  { by, isLeaders }: Options,
  say: Say,
): Promise<void> {
  const content = await readFile(path, 'utf8').catch((cause: Error) => {
    throw new StartError(`${path} cannot be read: ${cause.message}`, cause);
  });
  const kind = isLeaders ? 'leaders' : 'sensitive';
  const place = { accountId: operator, listId };
  const { version, entries, faults } = await importList(deps, place, { kind, content, author: by });
  for (const { line, fault } of faults) say(`${path}:${line}: ${fault}`);
  if (version === null) throw new StartError('Nothing was imported: mend the lines above.');
  say(`Imported ${entries} entries as version ${version} of “${listId}”, which is on now.`);
}

async function showLists({ sql }: Database, say: Say): Promise<void> {
  const lists = await findLists(sql, operator);
  if (lists.length === 0) say('There are no lists yet. Try: inkstone lists --help');
  for (const { listId, kind, activeVersion } of lists) {
    say(
      `${listId.padEnd(24)} ${kind.padEnd(10)} ${activeVersion === null ? 'off' : `version ${activeVersion}`}`,
    );
  }
}

async function showVersions({ sql }: Database, listId: string, say: Say): Promise<void> {
  const place = { accountId: operator, listId };
  const [versions, active] = await Promise.all([findVersions(sql, place), findActiveVersion(sql, place)]);
  if (versions.length === 0) throw new StartError(`There is no list “${listId}”.`);
  for (const { version, entries, author, createdAt } of versions) {
    const mark = version === active ? '*' : ' ';
    say(
      `${mark} ${String(version).padStart(4)}  ${new Date(createdAt).toISOString()}  ${entries} entries  ${author}`,
    );
  }
}

function readArguments(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        leaders: { type: 'boolean', default: false },
        by: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help !== true) {
      return { words: positionals, by: values.by ?? userInfo().username, isLeaders: values.leaders };
    }
  } catch {
    // An unknown option: the usage below says what there is.
  }
  throw new StartError(usage);
}
