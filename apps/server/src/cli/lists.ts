import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import type { Call } from '@inkstone/contracts';
import {
  activateWordList,
  deleteWordList,
  importWordList,
  listWordLists,
  listWordListVersions,
} from '@inkstone/contracts/staff/lists';
import { StartError } from '../platform/settings/start-error.ts';
import { readOptions } from './read-options.ts';
import { reasonOf } from './reason.ts';
import type { OperatorCommand, Print } from './with-call.ts';

const usage = [
  'inkstone lists                          the lists of this installation',
  'inkstone lists import <name> <file>     import a list as a new version and turn it on',
  '       --leaders                        a table of office holders: name, title, order, from, to',
  '       --by <who>                       its author (default: the user who runs the command)',
  'inkstone lists versions <name>          all versions of a list',
  'inkstone lists use <name> <version>     turn an older version on',
  'inkstone lists off <name>               turn a list off',
  'inkstone lists delete <name>            delete a list with all its versions permanently',
  '       --organisation <id>              the same for the lists of an organisation, which apply to its members',
  '       --reason <words>                 for the audit log; default: the command itself',
  '',
  'A word list has one entry per line: word, category, suggestions (a|b), grade (error, warning, style,',
  'allow), note, harmless phrases (a|b), sound. Only the word is required.',
].join('\n');

const text = { type: 'string' } as const;
const leaders = { type: 'boolean', default: false } as const;
const known = { leaders, by: text, organisation: text, reason: text };

/** `lists …`: manages the word lists and tables of the installation and of organisations. */
export const listsCommand: OperatorCommand = async (call, args, print) => {
  const { words, options } = readOptions(args, known, usage);
  const { by = userInfo().username, leaders: isLeaders } = options;
  const [what = 'show', list = '', third = '', ...more] = words;
  const place = { list, organisation: options.organisation };
  if (what === 'show' && list === '') return showLists(call, options.organisation, print);
  if (more.length === 0 && list !== '') {
    const why = { reason: reasonOf(options.reason, 'lists', what, list) };
    if (what === 'import' && third !== '')
      return importFile(call, { by, isLeaders, ...place, ...why }, third, print);
    if (what === 'versions' && third === '') return showVersions(call, place, print);
    if (what === 'off' && third === '') {
      await call(activateWordList, { ...place, ...why, version: null });
      return print(`“${list}” is off.`);
    }
    if (what === 'delete' && third === '') {
      await call(deleteWordList, { ...place, ...why });
      return print(`“${list}” was deleted.`);
    }
    if (what === 'use' && /^\d{1,9}$/.test(third)) {
      await call(activateWordList, { ...place, ...why, version: Number(third) });
      return print(`“${list}” is at version ${third}.`);
    }
  }
  throw new StartError(usage);
};

interface Place {
  readonly list: string;
  readonly organisation: string | undefined;
}

interface ImportOptions extends Place {
  readonly by: string;
  readonly isLeaders: boolean;
  readonly reason: string;
}

async function importFile(
  call: Call,
  { list, organisation, by, isLeaders, reason }: ImportOptions,
  path: string,
  print: Print,
): Promise<void> {
  const content = await readFile(path, 'utf8').catch((cause: Error) => {
    throw new StartError(`${path} cannot be read: ${cause.message}`, cause);
  });
  const kind = isLeaders ? 'leaders' : 'sensitive';
  const file = { list, organisation, kind, content, author: by, reason } as const;
  const { version, entries, faults } = await call(importWordList, file);
  for (const { line, fault } of faults) print(`${path}:${line}: ${fault}`);
  if (version === null) throw new StartError('Nothing was imported: fix the lines above.');
  print(`Imported ${entries} entries as version ${version} of “${list}”, which is on now.`);
}

async function showLists(call: Call, organisation: string | undefined, print: Print): Promise<void> {
  const { lists } = await call(listWordLists, { organisation });
  if (lists.length === 0) print('There are no lists yet. Try: inkstone lists --help');
  for (const { list, kind, version } of lists) {
    print(`${list.padEnd(24)} ${kind.padEnd(10)} ${version === null ? 'off' : `version ${version}`}`);
  }
}

async function showVersions(call: Call, place: Place, print: Print): Promise<void> {
  const { versions } = await call(listWordListVersions, place);
  for (const { version, entries, author, createdAt, isActive } of versions) {
    const mark = isActive ? '*' : ' ';
    print(
      `${mark} ${String(version).padStart(4)}  ${new Date(createdAt).toISOString()}  ${entries} entries  ${author}`,
    );
  }
}
