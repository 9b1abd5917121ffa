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
import { operator, organisationOwner } from '../modules/assist/word-lists/list-owner.ts';
import {
  findActiveVersion,
  findLists,
  findVersions,
  type ListPlace,
} from '../modules/assist/word-lists/store.ts';
import { findOrganisation } from '../modules/organisations/store.ts';
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
  '       --organisation <id>              the same with the lists of an organisation, which hold for its members',
  '',
  'A list of words has one entry a line: word, category, suggestions (a|b), grade (error, warning, style,',
  'allow), note, harmless phrases (a|b), sound. Only the word is needed. With the embedded database the',
  'server must be stopped meanwhile.',
].join('\n');

/** `lists …`: the word lists and tables that hold for everybody here, or for the members of an organisation. */
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
  const { words, organisation, ...options } = readArguments(args);
  try {
    const owner = await ownerOf(deps, organisation);
    await run(deps, words, { ...options, owner }, say);
  } catch (error) {
    if (error instanceof AppError) throw new StartError(formatError('en', error.code, error.params), error);
    throw error;
  }
}

type ListDeps = Pick<Deps, 'db' | 'clock'>;

interface Options {
  /** Whose lists, as `list-owner.ts` names them. */
  readonly owner: string;
  readonly by: string;
  readonly isLeaders: boolean;
}

async function run(deps: ListDeps, words: readonly string[], options: Options, say: Say): Promise<void> {
  const { db } = deps;
  const [what = 'show', listId = '', third = '', ...more] = words;
  const place = { accountId: options.owner, listId };
  if (what === 'show' && listId === '') return showLists(db, options.owner, say);
  if (more.length === 0 && listId !== '') {
    if (what === 'import' && third !== '') return importFile(deps, place, third, options, say);
    if (what === 'versions' && third === '') return showVersions(db, place, say);
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

async function ownerOf({ db }: ListDeps, organisation: string | undefined): Promise<string> {
  if (organisation === undefined) return operator;
  const found = await findOrganisation(db.sql, organisation);
  if (found === null) throw new StartError(`There is no organisation “${organisation}”.`);
  return organisationOwner(found.organisationId);
}

async function importFile(
  deps: ListDeps,
  place: ListPlace,
  path: string,
  { by, isLeaders }: Options,
  say: Say,
): Promise<void> {
  const content = await readFile(path, 'utf8').catch((cause: Error) => {
    throw new StartError(`${path} cannot be read: ${cause.message}`, cause);
  });
  const kind = isLeaders ? 'leaders' : 'sensitive';
  const { version, entries, faults } = await importList(deps, place, { kind, content, author: by });
  for (const { line, fault } of faults) say(`${path}:${line}: ${fault}`);
  if (version === null) throw new StartError('Nothing was imported: mend the lines above.');
  say(`Imported ${entries} entries as version ${version} of “${place.listId}”, which is on now.`);
}

async function showLists({ sql }: Database, owner: string, say: Say): Promise<void> {
  const lists = await findLists(sql, owner);
  if (lists.length === 0) say('There are no lists yet. Try: inkstone lists --help');
  for (const { listId, kind, activeVersion } of lists) {
    say(
      `${listId.padEnd(24)} ${kind.padEnd(10)} ${activeVersion === null ? 'off' : `version ${activeVersion}`}`,
    );
  }
}

async function showVersions({ sql }: Database, place: ListPlace, say: Say): Promise<void> {
  const [versions, active] = await Promise.all([findVersions(sql, place), findActiveVersion(sql, place)]);
  if (versions.length === 0) throw new StartError(`There is no list “${place.listId}”.`);
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
        organisation: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help !== true) {
      const { by = userInfo().username, leaders: isLeaders, organisation } = values;
      return { words: positionals, by, isLeaders, organisation };
    }
  } catch {
    // An unknown option: the usage below says what there is.
  }
  throw new StartError(usage);
}
