import { listServerKeys, rotateServerKey, type ServerKeyRow } from '@inkstone/contracts/staff/keys';
import { StartError } from '../platform/settings/start-error.ts';
import { reasonOf } from './reason.ts';
import type { OperatorCommand } from './with-call.ts';

const usage = [
  'inkstone keys list      the keys that encrypt tokens, newest first',
  'inkstone keys rotate    start to use a new key',
  '',
  'No user is signed out: an old key is accepted until the last token encrypted to it expires. Running servers notice the change',
  'within half a minute.',
].join('\n');

/** `keys …`: manages the key pairs for sealed tokens. */
export const keysCommand: OperatorCommand = async (call, args, print) => {
  const [what = 'list', ...more] = args;
  if (more.length > 0 || (what !== 'list' && what !== 'rotate')) throw new StartError(usage);
  const { keys } =
    what === 'rotate'
      ? await call(rotateServerKey, { reason: reasonOf(undefined, 'keys rotate') })
      : await call(listServerKeys, {});
  for (const key of keys) print(describe(key));
};

function describe({ version, honouredUntil }: ServerKeyRow): string {
  const state = honouredUntil === null ? 'in use' : `honoured until ${new Date(honouredUntil).toISOString()}`;
  return `k${version}  ${state}`;
}
