import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createGate } from '../../../gate.ts';

/** argon2id, the library's default kind, at 19 MiB and two passes (OWASP's first choice). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * How many passwords are hashed at once. Hashes run on the few threads that files and names of machines are looked up
 * on too: a flood of passwords takes half of the processors at most.
 */
export const hashers = Math.max(1, Math.floor(availableParallelism() / 2));

/** What is hashed for. Each has a line of its own, and the lines are served in turn: a crowd in one fills no other. */
type Purpose = 'sign_in' | 'share' | 'new';

const gate = createGate({ running: hashers, waiting: 100, lines: 3 });
/** Owners are served in turn, so that nobody who may set a password takes the places of all who may. */
const newPasswords = createGate({ running: hashers + 1, waiting: 3, lines: 100 });

/** What is kept of a password that somebody has chosen. `owner` names who that is, for the waiting in line alone. */
export function hashPassword(password: string, owner: string): Promise<string> {
  return newPasswords(() => hashInLine(password, 'new'), owner);
}

/** Whether a password fits; takes as long when there is nothing to compare with. */
export async function isPassword(
  password: string,
  passwordHash: string | null,
  purpose: Exclude<Purpose, 'new'>,
): Promise<boolean> {
  if (passwordHash) return gate(() => verify(passwordHash, password.normalize('NFKC')), purpose);
  await hashInLine(password, purpose);
  return false;
}

function hashInLine(password: string, purpose: Purpose): Promise<string> {
  return gate(() => hash(password.normalize('NFKC'), cost), purpose);
}
