import { loadMailMessages, type MailBlock, renderMail } from '@inkstone/phrases/mail';
import type { Deps } from '../../../deps.ts';
import { SendFailure } from '../../../ports/send-failure.ts';
import type { HandledTicket } from '../store.ts';
import { isBounced, markBounced } from './bounces.ts';

type MailDeps = Pick<Deps, 'mail' | 'config' | 'db' | 'keys' | 'clock' | 'log'>;

/** Mails the number and the link of a new ticket to the requester. Call it after the commit. */
export function mailReceipt(deps: MailDeps, opened: HandledTicket): Promise<void> {
  return mailRequester(deps, opened, 'receipt', null);
}

/** Mails an answer to the requester. Call it after the commit. */
export function mailAnswer(deps: MailDeps, answered: HandledTicket, answer: string): Promise<void> {
  return mailRequester(deps, answered, 'answer', answer);
}

/**
 * Sends a mail with the number of the ticket in its subject and a reply address for the ticket. A failure
 * is logged; an address that the mail server does not know is marked as bouncing.
 */
async function mailRequester(
  deps: MailDeps,
  { ticket, handling }: HandledTicket,
  kind: 'receipt' | 'answer',
  answer: string | null,
): Promise<void> {
  const { email, locale, number, ticketId } = ticket;
  if (email === '' || (await isBounced(deps, deps.db.sql, email))) return;
  try {
    const t = await loadMailMessages(locale);
    const replyTo = replyAddress(deps.config, handling.replyToken);
    const mail = renderMail({
      locale,
      subject: `[${number}] ${t(`desk.${kind}Subject`)}`,
      blocks: [
        { kind: 'text', text: t(`desk.${kind}`, { number }) },
        ...paragraphs(answer ?? ''),
        { kind: 'text', text: t(replyTo ? 'desk.replyByMail' : 'desk.replyOnPage') },
        { kind: 'link', address: ticketAddress(deps.config, handling.linkToken) },
        { kind: 'note', text: t('brand') },
      ],
    });
    await deps.mail.send({ to: email, ...mail, ...(replyTo ? { replyTo } : {}) });
  } catch (error) {
    deps.log.warn('a requester could not be notified by e-mail', { ticketId, error });
    if (error instanceof SendFailure && error.fault === 'receiver')
      await markBounced(deps, deps.db.sql, email);
  }
}

function paragraphs(text: string): MailBlock[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'text', text: line }));
}

/** Returns the URL of a ticket's page. */
function ticketAddress({ baseUrl }: Pick<Deps['config'], 'baseUrl'>, linkToken: string): string {
  return `${baseUrl}/ticket/${linkToken}`;
}

/** The reply address of a ticket; null if inbound mail is not configured. */
function replyAddress({ desk }: Pick<Deps['config'], 'desk'>, replyToken: string): string | null {
  return desk.inbound?.address.replace('@', `+${replyToken}@`) ?? null;
}
