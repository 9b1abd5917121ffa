import { sharePasswordLength } from '@inkstone/contracts/sharing';
import { allow, type Instant, type Result, refuse } from '@inkstone/kernel';

/**
 * Validates a link password. Short ones are allowed, because people type them instead of using a password
 * manager.
 */
export function checkSharePassword(raw: string): Result<string, 'share_password_length'> {
  const password = raw.normalize('NFKC');
  const { least, most } = sharePasswordLength;
  const length = [...password].length;
  return length < least || length > most ? refuse('share_password_length') : allow(password);
}

/** Validates the expiry of a link, which must be in the future. */
export function checkShareExpiry(expiresAt: Instant, now: Instant): Result<Instant, 'share_expiry_past'> {
  return expiresAt <= now ? refuse('share_expiry_past') : allow(expiresAt);
}
