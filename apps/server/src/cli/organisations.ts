import type { Call } from '@inkstone/contracts';
import {
  addOrganisation,
  joinOrganisation,
  leaveOrganisation,
  listMembers,
  listOrganisations,
  setOrganisationRole,
} from '@inkstone/contracts/staff/organisations';
import { StartError } from '../platform/settings/start-error.ts';
import { everyRow } from './pages.ts';
import { readOptions } from './read-options.ts';
import { reasonOf } from './reason.ts';
import type { OperatorCommand, Print } from './with-call.ts';

const usage = [
  'inkstone organisations list                the organisations, each with its id',
  'inkstone organisations add <name>          create one',
  'inkstone organisations members <id>        its members',
  '         --phones                          with complete phone numbers',
  'inkstone organisations join <id> <who>     make an account a member',
  'inkstone organisations manager <id> <who>  let a member edit the glossary',
  'inkstone organisations member <id> <who>   make a manager a plain member again',
  'inkstone organisations leave <id> <who>    remove a member',
  '         --reason <words>                  for the audit log; default: the command itself',
  '',
  'An account is named by its phone number (+86 138…; without a plus it is a Chinese number) or its id. The word lists of',
  'an organisation: inkstone lists --organisation <id>.',
].join('\n');

const known = { phones: { type: 'boolean', default: false }, reason: { type: 'string' } } as const;

/** `organisations …`: manages organisations and their members. */
export const organisationsCommand: OperatorCommand = async (call, args, print) => {
  const { words, options } = readOptions(args, known, usage);
  const { phones: hasPhones, reason } = options;
  const [what = 'list', first = '', second = '', ...more] = words;
  if (what === 'list' && first === '') return showOrganisations(call, print);
  if (what === 'add' && first !== '') {
    const name = words.slice(1).join(' ');
    const created = await call(addOrganisation, { name, reason: reasonOf(reason, 'organisations add') });
    return print(`${created.id}  ${created.name}`);
  }
  if (first !== '' && more.length === 0) {
    if (what === 'members' && second === '') return showMembers(call, first, hasPhones, print);
    const named = { organisation: first, account: second };
    const why = { reason: reasonOf(reason, 'organisations', what, first) };
    if (what === 'join' && second !== '') {
      const { accountId, name, isNew } = await call(joinOrganisation, { ...named, ...why });
      return print(`${accountId} belongs to ${name} ${isNew ? 'now' : 'already'}.`);
    }
    if ((what === 'manager' || what === 'member') && second !== '') {
      const { accountId, name } = await call(setOrganisationRole, { ...named, ...why, role: what });
      return print(`${accountId} is a ${what} of ${name} now.`);
    }
    if (what === 'leave' && second !== '') {
      const { accountId, name } = await call(leaveOrganisation, { ...named, ...why });
      return print(`${accountId} does not belong to ${name} any more.`);
    }
  }
  throw new StartError(usage);
};

async function showOrganisations(call: Call, print: Print): Promise<void> {
  let count = 0;
  for await (const { id, name, members } of everyRow((page) => call(listOrganisations, page))) {
    count++;
    print(`${id}  ${String(members).padStart(6)} members  ${name}`);
  }
  if (count === 0) print('There are no organisations yet. Try: inkstone organisations --help');
}

async function showMembers(
  call: Call,
  organisation: string,
  hasPhones: boolean,
  print: Print,
): Promise<void> {
  const phones = hasPhones ? 'whole' : 'masked';
  let name = '';
  let count = 0;
  const rows = everyRow(async (page) => {
    const read = await call(listMembers, { organisation, phones, ...page });
    name = read.name;
    return read;
  });
  for await (const { accountId, role, joinedAt, phone } of rows) {
    count++;
    print(`${accountId}  ${role}  ${new Date(joinedAt).toISOString()}  ${phone ?? 'no number'}`);
  }
  if (count === 0) print(`Nobody belongs to ${name} yet.`);
}
