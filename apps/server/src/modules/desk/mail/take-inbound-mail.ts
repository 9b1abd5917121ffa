import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@inkstone/contracts';
import { inboundMailLimits } from '@inkstone/contracts/desk/inbound-mail';
import { cutQuotedMail } from '@inkstone/domain/desk';
import { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import { textOf, type WebhookRequest, type WebhookUseCase } from '../../../platform/http/webhook-route.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import { addRequesterMessage } from '../requests/write-to-ticket.ts';
import { findByReply, type HandledTicket, insertNote } from '../store.ts';
import { clearBounce, markBounced } from './bounces.ts';

const oldest = 300;

const inbound = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('mail'),
    /** The reply address of a ticket. */
    to: z.string().max(500),
    from: z.string().max(500),
    text: z.string().max(inboundMailLimits.bytes),
    messageId: z.string().min(1).max(500),
    /** Whether it was sent automatically, such as an out-of-office reply. */
    isAutomatic: z.boolean().default(false),
  }),
  z.object({ type: z.literal('bounce'), recipient: z.string().max(500) }),
]);
type InboundMail = Extract<z.output<typeof inbound>, { type: 'mail' }>;

/** Processes a signed inbound mail to a ticket, or a signed bounce. Repeated deliveries have no further effect. */
export const takeInboundMail: WebhookUseCase = async (deps, request) => {
  requireGenuine(deps, request);
  const parsed = inbound.safeParse(parse(textOf(request)));
  if (!parsed.success)
    throw new AppError('invalid_request', { field: parsed.error.issues[0]?.path.join('.') ?? '' });
  const given = parsed.data;
  if (given.type === 'bounce') {
    await markBounced(deps, deps.db.sql, addressIn(given.recipient));
    return { body: 'marked' };
  }
  return { body: await takeMail(deps, given) };
};

async function takeMail(deps: Deps, mail: InboundMail): Promise<string> {
  const replyToken = /\+([0-9a-f]{32})@/i.exec(mail.to)?.[1]?.toLowerCase();
  return deps.db.transact(async ({ sql }) => {
    const found = replyToken === undefined ? null : await findByReply(sql, replyToken);
    if (!found) throw new AppError('not_found');
    const from = addressIn(mail.from);
    const text = boundedText(mail.text);
    if (text === '') return 'empty';
    if (mail.isAutomatic || from !== found.ticket.email.toLowerCase() || found.ticket.state === 'spam') {
      await insertNote(sql, noteOf(deps, found, `${cleanLine(mail.from)}\n\n${text}`));
      return 'noted';
    }
    await clearBounce(deps, sql, from);
    await addRequesterMessage(deps, sql, found.ticket.ticketId, {
      text,
      sendKey: `mail ${mail.messageId}`,
      isByMail: true,
    });
    return 'added';
  });
}

/** Converts a mail from another address than the requester's to an internal note: it may be forged, but is kept. */
function noteOf({ ids, clock }: Deps, { ticket: { ticketId, accountId } }: HandledTicket, text: string) {
  return { noteId: ids.next(), ticketId, accountId, staffId: '', text, createdAt: clock.now() };
}

function boundedText(text: string): string {
  const cleaned = cutQuotedMail(cleanText(text));
  const characters = [...cleaned];
  if (characters.length <= inboundMailLimits.text) return cleaned;
  return `${characters.slice(0, inboundMailLimits.text).join('')}\n[…]`;
}

/** Returns the address in a header such as `Ann <ann@example.com>`, in lower case. */
function addressIn(header: string): string {
  return (/<([^<>\s]+@[^<>\s]+)>\s*$/.exec(header)?.[1] ?? header).trim().toLowerCase();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Verifies the signature over the raw bytes, and its age, which the signature covers. */
function requireGenuine({ config, clock }: Deps, { headers, body }: WebhookRequest): void {
  const { inbound: settings } = config.desk;
  const fields = (headers['inkstone-signature'] ?? '').split(',').map((field) => field.trim().split('='));
  const { t = '', v1 = '' } = Object.fromEntries(fields) as Record<string, string>;
  const given = Buffer.from(v1, 'hex');
  const expected = createHmac('sha256', settings?.secret ?? '')
    .update(`${t}.`)
    .update(body)
    .digest();
  const isGenuine = settings !== null && given.length === expected.length && timingSafeEqual(given, expected);
  const isFresh = Math.abs(clock.now() / 1000 - Number(t)) <= oldest;
  if (!isGenuine || !isFresh) throw new AppError('access_denied');
}
