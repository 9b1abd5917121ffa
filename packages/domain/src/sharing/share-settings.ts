import { sharePasswordLength } from '@inkstone/contracts/sharing';
import { allow, type Instant, type Result, refuse } from '@inkstone/kernel';

/** A password that may be set for a link. It is typed once by people, not kept by managers: short ones will do. */
export function checkSharePassword(raw: string): Result<string, 'share_password_length'> {
  const password = raw.normalize('NFKC');
  const { least, most } = sharePasswordLength;
  const length = [...password].length;
  return length < least || length > most ? refuse('share_password_length') : allow(password);
}

/** An end that a link may be given: one that lies ahead. */
export function checkShareExpiry(expiresAt: Instant, now: Instant): Result<Instant, 'share_expiry_past'> {
  return expiresAt <= now ? refuse('share_expiry_past') : allow(expiresAt);
}
