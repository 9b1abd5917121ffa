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

const gate = createGate({ running: hashers, waiting: 100 });

export function hashPassword(password: string): Promise<string> {
  return gate(() => hash(password.normalize('NFKC'), cost));
}

/** Whether a password fits; takes as long when there is nothing to compare with. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  if (passwordHash) return gate(() => verify(passwordHash, password.normalize('NFKC')));
  await hashPassword(password);
  return false;
}
