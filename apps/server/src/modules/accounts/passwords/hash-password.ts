import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createGate } from '../../../platform/gate.ts';

/** argon2id, the library's default, at 19 MiB and two passes (OWASP's first choice). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * How many passwords are hashed concurrently. Hashing shares Node's few worker threads with file access and
 * DNS: a flood of passwords takes half of the processors at most.
 */
export const hashers = Math.max(1, Math.floor(availableParallelism() / 2));

/**
 * The purpose of a hash. Each has its own queue, served in turn, so that a flood in one does not fill the
 * others.
 */
type Purpose = 'sign_in' | 'share' | 'new';

const gate = createGate({ running: hashers, waiting: 100, queues: 3 });
/** Owners are served in turn, so that no single user can occupy all places. */
const newPasswords = createGate({ running: hashers + 1, waiting: 3, queues: 100 });

/** Hashes a new password. `owner` identifies the user for queueing only. */
export function hashPassword(password: string, owner: string): Promise<string> {
  return newPasswords(() => hashInLine(password, 'new'), owner);
}

/** Returns whether a password matches; takes equally long when there is no hash to compare with. */
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
