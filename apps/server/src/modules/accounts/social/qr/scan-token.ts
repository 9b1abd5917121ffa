import { socialKinds } from '@inkstone/contracts/accounts/social-login';
import { z } from 'zod';
import type { Deps } from '../../../../deps.ts';
import { seal, unseal } from '../../../../platform/security/sealing.ts';
import type { Identity } from '../../../../ports/login-provider.ts';

const tokenPurpose = 'wechat scans';
const identityPurpose = 'wechat scanners';
const token = z.object({ scene: z.string(), subject: z.string() });
const identity = z.object({
  kind: z.enum(socialKinds),
  subject: z.string(),
  shownName: z.string().nullable(),
  email: z.string().nullable(),
  revocation: z.string().nullable(),
});

type SealDeps = Pick<Deps, 'keys' | 'random'>;

/** The token with which a phone confirms a scanned code. */
export type Scan = z.output<typeof token>;

export function makeScanToken(deps: SealDeps, scan: Scan): string {
  return seal(deps, tokenPurpose, JSON.stringify(scan));
}

/** Returns null for an invalid token. */
export function readScanToken(deps: Pick<Deps, 'keys'>, sealed: string): Scan | null {
  const text = unseal(deps, tokenPurpose, sealed);
  return text === null ? null : (token.safeParse(JSON.parse(text)).data ?? null);
}

/** Encrypts the identity that scanned a code, for its row. */
export function sealScanner(deps: SealDeps, scanner: Identity, scene: string): string {
  return seal(deps, identityPurpose, JSON.stringify(scanner), scene);
}

/** Decrypts the identity that scanned it; null when there is none yet. */
export function readScanner(deps: Pick<Deps, 'keys'>, sealed: string | null, scene: string): Identity | null {
  const text = sealed && unseal(deps, identityPurpose, sealed, scene);
  return text ? (identity.safeParse(JSON.parse(text)).data ?? null) : null;
}
