import { AppError } from '@inkstone/contracts';
import { type BindPrompt, bindTicketMinutes, socialKinds } from '@inkstone/contracts/accounts/social-login';
import { later, minute } from '@inkstone/kernel';
import { z } from 'zod';
import type { Deps } from '../../../../deps.ts';
import type { Who } from '../../../../platform/http/who.ts';
import { seal, unseal } from '../../../../platform/security/sealing.ts';
import type { Identity } from '../../../../ports/login-provider.ts';
import { readDevice } from '../../device.ts';

const purpose = 'social bind tickets';
const content = z.object({
  expiresAt: z.int(),
  identity: z.object({
    kind: z.enum(socialKinds),
    subject: z.string(),
    shownName: z.string().nullable(),
    email: z.string().nullable(),
    revocation: z.string().nullable(),
  }),
});

/** The prompt after a first social login. Its ticket holds the identity, sealed for this browser. */
export function makeBindPrompt(
  deps: Pick<Deps, 'keys' | 'random' | 'clock' | 'config'>,
  identity: Identity,
  deviceId: string,
): BindPrompt {
  const expiresAt = later(deps.clock.now(), bindTicketMinutes * minute);
  const { kind, shownName } = identity;
  const ticket = seal(deps, purpose, JSON.stringify({ expiresAt, identity }), deviceId);
  return { ticket, expiresAt, kind, shownName, phone: deps.config.login.phone };
}

/** Returns the identity of a ticket; refuses one that is expired, of another browser, or invalid. */
export function openBindTicket(
  deps: Pick<Deps, 'keys' | 'clock'>,
  { origin }: Pick<Who, 'origin'>,
  ticket: string,
): Identity {
  const text = unseal(deps, purpose, ticket, readDevice(deps, origin) ?? '');
  const read = text === null ? null : content.safeParse(JSON.parse(text));
  if (!read?.success || deps.clock.now() >= read.data.expiresAt) throw new AppError('bind_ticket_expired');
  return read.data.identity;
}
