import * as contract from '@inkstone/contracts/desk';
import { inboundMail } from '@inkstone/contracts/desk/inbound-mail';
import * as staff from '@inkstone/contracts/staff/desk';
import { type Route, route } from '../../platform/http/route.ts';
import { type WebhookRoute, webhookRoute } from '../../platform/http/webhook-route.ts';
import { takeInboundMail } from './mail/take-inbound-mail.ts';
import { openTicket } from './requests/open-ticket.ts';
import { readTicket } from './requests/read-ticket.ts';
import { writeToTicket } from './requests/write-to-ticket.ts';
import { makeFormToken } from './spam/form-token.ts';
import { answer, assign, change, note } from './staff-pages/act-on-ticket.ts';
import { listTickets, readStaffTicket } from './staff-pages/list-tickets.ts';
import { listServiceDays, saveServiceDays } from './staff-pages/service-days.ts';

/** The endpoints of the module. */
export const deskRoutes: readonly Route[] = [
  route(contract.readContactForm, async (deps) => ({ formToken: makeFormToken(deps) })),
  route(contract.openTicket, openTicket),
  route(contract.readTicket, readTicket),
  route(contract.writeToTicket, writeToTicket),
  route(staff.listTickets, listTickets),
  route(staff.readStaffTicket, readStaffTicket),
  route(staff.assignTicket, assign),
  route(staff.noteOnTicket, note),
  route(staff.answerTicket, answer),
  route(staff.changeTicket, change),
  route(staff.listServiceDays, listServiceDays),
  route(staff.saveServiceDays, saveServiceDays),
];

export const deskWebhookRoutes: readonly WebhookRoute[] = [webhookRoute(inboundMail, takeInboundMail)];
