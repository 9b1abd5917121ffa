import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { maskPhone, readPhone } from '@inkstone/domain/accounts';
import { createIds, systemClock } from '@inkstone/kernel';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import { createLog } from '../log.ts';
import { type Account, findAccount, findAccountByPhone } from '../modules/accounts/store.ts';
import { addOrganisation } from '../modules/organisations/add-organisation.ts';
import { joinOrganisation } from '../modules/organisations/join-organisation.ts';
import { leaveOrganisation } from '../modules/organisations/leave-organisation.ts';
import {
  findMembers,
  findOrganisation,
  findOrganisations,
  type Organisation,
} from '../modules/organisations/store.ts';
import { StartError } from '../start-error.ts';

type Say = (line: string) => void;
type OrganisationDeps = Pick<Deps, 'db' | 'clock' | 'ids'>;

const usage = [
  'inkstone organisations list                the organisations, each with its id',
  'inkstone organisations add <name>          make one',
  'inkstone organisations members <id>        who belongs to it',
  '         --phones                          with whole phone numbers',
  'inkstone organisations join <id> <who>     make an account a member',
  'inkstone organisations leave <id> <who>    take it out again',
  '',
  'An account is named by its phone number (+86 138…; without a plus it is of China) or its id. The word lists of',
  'an organisation: inkstone lists --organisation <id>. With the embedded database the server must be stopped',
  'meanwhile.',
].join('\n');

/** `organisations …`: who belongs together on this installation. */
export async function organisationsCommand(config: Config, args: readonly string[], say: Say): Promise<void> {
  // Before the database is opened: a question of words needs none.
  readArguments(args);
  const db = await openDatabase(config, { log: createLog('warn') });
  try {
    const ids = createIds(systemClock, { bytes: (count) => randomBytes(count) });
    await runOrganisationsCommand({ db, clock: systemClock, ids }, args, say);
  } finally {
    await db.close();
  }
}

/** The same on a database that is open. Throws a StartError of plain words. */
export async function runOrganisationsCommand(
  deps: OrganisationDeps,
  args: readonly string[],
  say: Say,
): Promise<void> {
  const { words, hasPhones } = readArguments(args);
  const [what = 'list', first = '', second = '', ...more] = words;
  if (what === 'list' && first === '') return showOrganisations(deps, say);
  if (what === 'add' && first !== '') return add(deps, words.slice(1).join(' '), say);
  if (first !== '' && more.length === 0) {
    if (what === 'members' && second === '') return showMembers(deps, first, hasPhones, say);
    if (what === 'join' && second !== '') return join(deps, first, second, say);
    if (what === 'leave' && second !== '') return leave(deps, first, second, say);
  }
  throw new StartError(usage);
}

async function showOrganisations({ db }: OrganisationDeps, say: Say): Promise<void> {
  const all = await findOrganisations(db.sql);
  if (all.length === 0) say('There are no organisations yet. Try: inkstone organisations --help');
  for (const { organisationId, name, members } of all) {
    say(`${organisationId}  ${String(members).padStart(6)} members  ${name}`);
  }
}

async function add(deps: OrganisationDeps, name: string, say: Say): Promise<void> {
  const made = await addOrganisation(deps, name);
  if (!made.ok) {
    throw new StartError(
      made.refusal === 'empty' ? 'The name is empty.' : 'The name is longer than 100 characters.',
    );
  }
  say(`${made.value.organisationId}  ${made.value.name}`);
}

async function showMembers(
  deps: OrganisationDeps,
  organisationId: string,
  hasPhones: boolean,
  say: Say,
): Promise<void> {
  const { name } = await organisationWith(deps, organisationId);
  const members = await findMembers(deps.db.sql, organisationId);
  if (members.length === 0) say(`Nobody belongs to ${name} yet.`);
  for (const { accountId, role, createdAt } of members) {
    const phone = (await findAccount(deps.db.sql, accountId))?.phone ?? null;
    const shown = phone === null || hasPhones ? phone : maskPhone(phone);
    say(`${accountId}  ${role}  ${new Date(createdAt).toISOString()}  ${shown ?? 'no number'}`);
  }
}

async function join(deps: OrganisationDeps, organisationId: string, named: string, say: Say): Promise<void> {
  const { name } = await organisationWith(deps, organisationId);
  const { accountId } = await accountNamed(deps, named);
  const isNew = await joinOrganisation(deps, organisationId, accountId);
  say(isNew ? `${accountId} belongs to ${name} now.` : `${accountId} belongs to ${name} already.`);
}

async function leave(deps: OrganisationDeps, organisationId: string, named: string, say: Say): Promise<void> {
  const { name } = await organisationWith(deps, organisationId);
  const { accountId } = await accountNamed(deps, named);
  if (!(await leaveOrganisation(deps, organisationId, accountId))) {
    throw new StartError(`${accountId} does not belong to ${name}.`);
  }
  say(`${accountId} does not belong to ${name} any more.`);
}

async function organisationWith({ db }: OrganisationDeps, id: string): Promise<Organisation> {
  const organisation = await findOrganisation(db.sql, id);
  if (organisation === null) throw new StartError(`There is no organisation “${id}”.`);
  return organisation;
}

async function accountNamed({ db }: OrganisationDeps, named: string): Promise<Account> {
  const phone = readPhone(named, '86');
  const byPhone = phone.ok ? await findAccountByPhone(db.sql, phone.value) : null;
  const account = byPhone ?? (await findAccount(db.sql, named));
  if (account === null) throw new StartError(`There is no account “${named}”.`);
  return account;
}

function readArguments(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { phones: { type: 'boolean', default: false }, help: { type: 'boolean' } },
    });
    if (values.help !== true) return { words: positionals, hasPhones: values.phones };
  } catch {
    // An unknown option: the usage below says what there is.
  }
  throw new StartError(usage);
}
