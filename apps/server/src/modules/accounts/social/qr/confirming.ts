import { type Instant, later, minute } from '@inkstone/kernel';
import type { Sql } from '../../../../db/database.ts';
import { findAccountByLogin } from '../../store.ts';
import type { StoredQr } from './store.ts';

/** What a confirmation by `subject` is: by somebody new, an account is still to be made. */
export async function confirmEvent(
  db: Sql,
  { purpose }: Pick<StoredQr, 'purpose'>,
  subject: string,
): Promise<'confirm' | 'confirm_new'> {
  const isKnown = await findAccountByLogin(db, { kind: 'wechat', name: subject });
  return isKnown || purpose !== 'sign_in' ? 'confirm' : 'confirm_new';
}

/** What is confirmed waits a minute at least for the page to notice. */
export function waitsUntil({ expiresAt }: Pick<StoredQr, 'expiresAt'>, now: Instant): Instant {
  const soonest = later(now, minute);
  return expiresAt > soonest ? expiresAt : soonest;
}
