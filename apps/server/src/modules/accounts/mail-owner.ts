import type { Deps } from '../../deps.ts';
import type { MailLanguage, MailNote } from '../../mail-note.ts';
import { mailLanguage } from './channels/mail-page.ts';
import { noteMail } from './channels/note-mail.ts';
import { findDisplay } from './display/store.ts';
import { findAccount } from './store.ts';

/**
 * Tells a person something by e-mail in the language they have chosen, if they have an address. Call it after the
 * commit: a mail that is not taken is noted in the log and undoes nothing.
 */
export async function mailOwner(
  { db, mail, log }: Pick<Deps, 'db' | 'mail' | 'log'>,
  accountId: string,
  noteIn: (language: MailLanguage) => MailNote,
): Promise<void> {
  try {
    const account = await findAccount(db.sql, accountId);
    if (!account?.email) return;
    const chosen = await findDisplay(db.sql, accountId);
    const language = mailLanguage(chosen.language ?? 'zh');
    await mail.send({ to: account.email, ...noteMail(language, noteIn(language)) });
  } catch (error) {
    log.warn('a person could not be told by e-mail', { error });
  }
}
