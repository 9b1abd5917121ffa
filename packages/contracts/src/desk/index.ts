import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** What a contact form is about; an unknown value in an address means `default` (spec, 2). */
export const contactTopics = ['default', 'sale', 'technical', 'team', 'partner'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Returns the topic that an address names. */
export function readContactTopic(raw: string | null | undefined): ContactTopic {
  return contactTopics.find((topic) => topic === raw) ?? 'default';
}

/** Kinds of tickets: the contact form, the demo form, and both kinds of feedback. */
export const ticketKinds = ['support', 'demo', 'feedback', 'bug'] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** Sizes of teams that the demo form offers. */
export const teamSizes = ['1-9', '10-49', '50-199', '200-999', '1000+'] as const;
export type TeamSize = (typeof teamSizes)[number];

/** Longest texts, in characters. */
export const deskLimits = {
  name: 100,
  company: 200,
  post: 100,
  phone: 40,
  wechat: 64,
  email: 254,
  text: 5000,
  /** Messages that a requester may add to one ticket in 24 hours. */
  messagesPerDay: 20,
} as const;

/** Texts are bounded generously here and measured by the use case, so that its errors name the field. */
const field = z.string().max(20_000).default('');

/** The fields of the forms. */
export const contactFields = [
  'name',
  'company',
  'post',
  'phone',
  'wechat',
  'email',
  'teamSize',
  'text',
] as const;
export type ContactField = (typeof contactFields)[number];

/** The fields that a form requires. A contact form requires an e-mail address or a phone number. */
export const requiredFields: Readonly<Record<'support' | 'demo', readonly ContactField[]>> = {
  demo: contactFields,
  support: ['name', 'email', 'text'],
};

/** Issues the token that a form is sent with. */
export const readContactForm = endpoint({
  method: 'GET',
  path: '/api/desk/form',
  summary: 'Issues the token of a contact form, which tells when the form was opened.',
  audience: 'anyone',
  input: z.object({}),
  reply: z.object({ formToken: z.string() }),
  errors: [],
  rate: 'normal',
});

/** Opens a ticket. The same `key` returns the same ticket. */
export const openTicket = endpoint({
  method: 'POST',
  path: '/api/desk/tickets',
  summary: 'Opens a ticket from the contact form or the demo form.',
  audience: 'anyone',
  input: z.object({
    kind: z.enum(['support', 'demo']),
    topic: z.string().max(100).default('default'),
    /** Chosen by the client once for each form, and repeated with each attempt. */
    key: z.uuid(),
    formToken: z.string().max(300).default(''),
    /** A field that people do not see. */
    website: field,
    name: field,
    company: field,
    post: field,
    phone: field,
    wechat: field,
    email: field,
    teamSize: field,
    text: field,
  }),
  reply: z.object({ number: z.string(), token: z.string(), dueAt: z.int(), isHeld: z.boolean() }),
  errors: ['contact_field_required', 'contact_field_invalid', 'contact_field_too_long'],
  rate: 'contact',
});

/** A message of a ticket, as its requester sees it. */
const ticketMessage = z.object({
  id: z.string(),
  author: z.enum(['requester', 'staff']),
  text: z.string(),
  createdAt: z.int(),
});

/** A ticket, as its requester sees it. Times are ms since the epoch. */
export const ticketView = z.object({
  number: z.string(),
  kind: z.enum(ticketKinds),
  topic: z.enum(contactTopics),
  /** `received`: waits for an answer. */
  state: z.enum(['received', 'answered', 'closed']),
  createdAt: z.int(),
  /** Until when the first or next answer is promised; null when nothing is waiting. */
  dueAt: z.int().nullable(),
  /** The address that answers go to, masked; null if none. */
  email: z.string().nullable(),
  messages: z.array(ticketMessage),
});
export type TicketView = z.output<typeof ticketView>;

const ticketToken = z.string().max(100);

/** Returns the ticket of a link. */
export const readTicket = endpoint({
  method: 'GET',
  path: '/api/desk/ticket',
  summary: 'Returns the ticket that belongs to a link.',
  audience: 'anyone',
  input: z.object({ token: ticketToken }),
  reply: ticketView,
  errors: ['ticket_not_found'],
  rate: 'visit',
});

/** Adds a message of the requester, which reopens a closed ticket. The same `key` adds it once. */
export const writeToTicket = endpoint({
  method: 'POST',
  path: '/api/desk/ticket/messages',
  summary: 'Adds a message to the ticket that belongs to a link.',
  audience: 'anyone',
  input: z.object({ token: ticketToken, key: z.uuid(), text: field }),
  reply: ticketView,
  errors: [
    'ticket_not_found',
    'contact_field_required',
    'contact_field_too_long',
    'ticket_full',
    'ticket_not_possible',
  ],
  rate: 'contact',
});
