import { ticketHandling, ticketMessages, ticketNotes, tickets } from '../../../platform/db/tables/desk.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** Tickets that users opened while signed in, with all messages. Notes and form tokens belong to staff. */
export const accountData: AccountData = {
  archived: { 'ticket-messages': ticketMessages, tickets },
  unarchived: [ticketNotes, ticketHandling],
};
