import { hash, verify } from '@node-rs/argon2';

/** argon2id, the library's default kind, at 19 MiB and two passes (OWASP's first choice). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

/** Whether a password fits; takes as long when there is nothing to compare with. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  if (passwordHash) return verify(passwordHash, password.normalize('NFKC'));
  await hashPassword(password);
  return false;
}
