import { defaultLocale, type Locale } from '@inkstone/phrases';
import type { RenderedMail } from '@inkstone/phrases/mail';
import type { Deps } from '../../deps.ts';
import { together } from '../../platform/db/statements.ts';
import type { NoticeText } from '../../ports/sms.ts';
import { findDisplay } from './display/store.ts';
import { findAccount } from './store.ts';

/** The language that a user has chosen; null for none. */
export async function languageOf({ db }: Pick<Deps, 'db'>, accountId: string): Promise<Locale | null> {
  return (await findDisplay(db.sql, accountId)).language ?? null;
}

/**
 * Sends a user an e-mail in their language, and returns whether it was accepted: not without an address. Call it after
 * the commit; a failure is logged.
 */
export async function mailOwner(
  { db, mail, log }: Pick<Deps, 'db' | 'mail' | 'log'>,
  accountId: string,
  writeIn: (locale: Locale) => Promise<RenderedMail>,
): Promise<boolean> {
  try {
    const [account, chosen] = await together([
      findAccount(db.sql, accountId),
      findDisplay(db.sql, accountId),
    ]);
    if (!account?.email) return false;
    await mail.send({ to: account.email, ...(await writeIn(chosen.language ?? defaultLocale)) });
    return true;
  } catch (error) {
    log.warn('an account could not be notified by e-mail', { error });
    return false;
  }
}

/** Sends a user a notice by SMS in their language, and returns whether a service accepted it. A failure is logged. */
export async function textOwner(
  { db, sms, log }: Pick<Deps, 'db' | 'sms' | 'log'>,
  accountId: string,
  writeIn: (locale: Locale) => Promise<NoticeText>,
): Promise<boolean> {
  try {
    const [account, { language }] = await together([
      findAccount(db.sql, accountId),
      findDisplay(db.sql, accountId),
    ]);
    if (!account?.phone || !sms.hasNotices) return false;
    const locale = language ?? defaultLocale;
    await sms.notify({ phone: account.phone, locale, ...(await writeIn(locale)) });
    return true;
  } catch (error) {
    log.warn('an account could not be notified by SMS', { error });
    return false;
  }
}

/** The ways by which an account can be notified of charges: those for which it has an address. */
export async function reachOf(
  { db, sms }: Pick<Deps, 'db' | 'sms'>,
  accountId: string,
): Promise<readonly ('mail' | 'sms')[]> {
  const account = await findAccount(db.sql, accountId);
  return [
    ...(account?.email ? (['mail'] as const) : []),
    ...(account?.phone && sms.hasNotices ? (['sms'] as const) : []),
  ];
}
