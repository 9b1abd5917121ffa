import { createHash } from 'node:crypto';
import { staffLimits } from '@inkstone/contracts/staff/permissions';
import type { Random } from '@inkstone/kernel';
import { toBase32 } from './totp.ts';

/** 80 bits: infeasible to recover a code from its hash. */
const codeBytes = 10;

/** Generates recovery codes in display form: four groups of four. */
export function makeRecoveryCodes(random: Random): string[] {
  return Array.from({ length: staffLimits.recoveryCodes }, () =>
    (toBase32(random.bytes(codeBytes)).match(/.{4}/g) ?? []).join('-'),
  );
}

/** Returns the stored hash of a recovery code, normalizing its format. */
export function hashRecoveryCode(code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z2-7]/g, '');
  return createHash('sha256').update(plain).digest('base64url');
}
