import type { Call } from '@inkstone/contracts';
import * as contracts from '@inkstone/contracts/staff';
import { type Role, roles } from '@inkstone/contracts/staff/permissions';
import { StartError } from '../platform/settings/start-error.ts';
import { readOptions } from './read-options.ts';
import { reasonOf } from './reason.ts';
import type { OperatorCommand, Print } from './with-call.ts';

const usage = [
  'inkstone staff list                        the staff members, with their roles',
  'inkstone staff add <who> --role <role>     make an account a staff member; --role once for each role',
  'inkstone staff roles <id> --role <role>    replace all roles',
  'inkstone staff block <id>                  deny access to the back office immediately',
  'inkstone staff unblock <id>                permit access again',
  'inkstone staff reset-factor <id>           remove the second factor; a new one has to be set up',
  'inkstone staff remove <id>                 revoke all roles',
  '         --reason <words>                  for the audit log; default: the command itself',
  '',
  `Roles: ${roles.join(', ')}.`,
  'An account is named by its phone number (without a plus it is a Chinese number), its e-mail address or its id. It must',
  'exist: sign in once before. The first time it opens /admin it sets up a second factor.',
].join('\n');

const known = { role: { type: 'string', multiple: true }, reason: { type: 'string' } } as const;

/** `staff …`: manages the accounts that may open the back office. */
export const staffCommand: OperatorCommand = async (call, args, print) => {
  const { words, options } = readOptions(args, known, usage);
  const chosen = readRoles(options.role ?? []);
  const [what = 'list', who = '', ...more] = words;
  if (more.length > 0) throw new StartError(usage);
  if (what === 'list' && who === '') return showStaff(call, print);
  if (who === '') throw new StartError(usage);
  await changeStaff(call, what, who, { chosen, reason: reasonOf(options.reason, 'staff', what) });
  print('Done.');
  return showStaff(call, print);
};

async function changeStaff(
  call: Call,
  what: string,
  accountId: string,
  { chosen, reason }: { readonly chosen: readonly Role[]; readonly reason: string },
): Promise<void> {
  const member = { accountId, reason };
  switch (what) {
    case 'add':
      await call(contracts.addStaff, { account: accountId, roles: [...chosen], reason });
      return;
    case 'roles':
      await call(contracts.setStaffRoles, { ...member, roles: [...chosen] });
      return;
    case 'block':
    case 'unblock':
      await call(contracts.blockStaff, { ...member, isBlocked: what === 'block' });
      return;
    case 'reset-factor':
      await call(contracts.resetFactor, member);
      return;
    case 'remove':
      await call(contracts.removeStaff, member);
      return;
    default:
      throw new StartError(usage);
  }
}

async function showStaff(call: Call, print: Print): Promise<void> {
  const { members } = await call(contracts.listStaff, {});
  if (members.length === 0) print('There are no staff members yet. Try: inkstone staff --help');
  for (const { accountId, name, roles: held, blockedAt, hasFactor } of members) {
    const state = [blockedAt === null ? '' : 'blocked', hasFactor ? '' : 'no second factor yet'];
    print([accountId, held.join(','), name, ...state].filter(Boolean).join('  '));
  }
}

function readRoles(names: readonly string[]): readonly Role[] {
  return names.map((name) => {
    const known = roles.find((each) => each === name);
    if (!known) throw new StartError(`There is no role “${name}”. Roles: ${roles.join(', ')}.`);
    return known;
  });
}
