import { webhook } from '../webhook.ts';

/** Maximum request of the mail hook, in bytes, and maximum stored text, in characters. */
export const inboundMailLimits = { bytes: 256 * 1024, text: 20_000 } as const;

/** Receives a mail or a bounce from the operator's mail server (docs/desk.md). */
export const inboundMail = webhook({
  vendor: 'mail',
  method: 'POST',
  path: '/api/desk/inbound-mail',
  summary: 'Takes a signed mail to a ticket, or a signed bounce.',
  errors: ['access_denied', 'invalid_request', 'not_found'],
  rate: 'webhook',
  bodyLimit: inboundMailLimits.bytes,
});
