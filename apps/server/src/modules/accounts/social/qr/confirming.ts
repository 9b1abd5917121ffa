import { type Instant, later, minute } from '@inkstone/kernel';
import type { Sql } from '../../../../platform/db/database.ts';
import { findAccountByLogin } from '../../store.ts';
import type { StoredQr } from './store.ts';

/**
 * Returns the event for a confirmation by `subject`: for a new identity, an account must still be created.
 */
export async function confirmEvent(
  db: Sql,
  { purpose }: Pick<StoredQr, 'purpose'>,
  subject: string,
): Promise<'confirm' | 'confirm_new'> {
  const isKnown = await findAccountByLogin(db, { kind: 'wechat', name: subject });
  return isKnown || purpose !== 'sign_in' ? 'confirm' : 'confirm_new';
}

/** A confirmed code stays valid for at least a minute, so that the page can poll it. */
export function waitsUntil({ expiresAt }: Pick<StoredQr, 'expiresAt'>, now: Instant): Instant {
  const soonest = later(now, minute);
  return expiresAt > soonest ? expiresAt : soonest;
}
