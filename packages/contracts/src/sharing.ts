import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import type { Rate } from './limits.ts';

/** Bounds of a link's password, in characters. */
export const sharePasswordLength = { least: 4, most: 64 } as const;
/** Largest limit of views that can be set. */
export const shareViewsLimit = 1_000_000;
/** Longest name that visitors are shown, in characters. */
export const shareAuthorLimit = 50;
/** Longest text of a complaint, in characters. */
export const complaintTextLimit = 2000;
/** How long one visit counts as the same look, in hours. */
export const shareVisitHours = 12;

/** Wrong passwords of a share, counted in the database: these hold across processes and restarts. */
export const shareGuessLimits = {
  perAddress: { requests: 10, seconds: 15 * 60 },
  perShare: { requests: 300, seconds: 15 * 60 },
} as const satisfies Record<string, Rate>;

/** Why somebody reports a shared document (spec, 3). */
export const complaintReasons = ['sensitive', 'fraud', 'lewd', 'plagiarism', 'illegal'] as const;
export type ComplaintReason = (typeof complaintReasons)[number];

/** Where the page of a share is: its token follows. */
export const sharePagePath = '/fileshare';

/** Name of the cookie in which a visit of one share is remembered, until the browser is closed. */
export function shareVisitCookie(token: string): string {
  return `share_${token.slice(0, 8).replace(/[^\w-]/g, '')}`;
}

const documentId = z.uuid();
/** 32 characters of base64url, 192 bits of chance; anything else is a link nobody made. */
const token = z.string().max(200);

/** A share as its owner sees it. Times are ms since the epoch. */
export const shareView = z.object({
  documentId,
  state: z.enum(['off', 'on', 'closed']),
  /** Whether moderation holds it: its link stays shut, whatever its owner does. */
  isHeld: z.boolean(),
  /** What stands behind /fileshare/ in the link; null while there is none. */
  token: z.string().nullable(),
  /** The whole link. */
  link: z.string().nullable(),
  hasPassword: z.boolean(),
  /** The name that visitors are shown; '' for none. */
  author: z.string(),
  expiresAt: z.int().nullable(),
  viewLimit: z.int().nullable(),
  /** Looks at the link there is now; a refreshed link begins at 0. */
  views: z.int(),
});
export type ShareView = z.output<typeof shareView>;

/** The share of a document, whether there is one or not. */
export const getShare = endpoint({
  method: 'GET',
  path: '/api/share/get',
  summary: 'Gives the share of a document of the caller.',
  audience: 'account',
  input: z.object({ documentId }),
  reply: shareView,
  errors: ['file_not_found'],
  rate: 'normal',
});

/** As many shared documents as lists are told of. */
export const sharedListLimit = 10_000;

/** Which documents of the caller are shared, for lists. */
export const listShares = endpoint({
  method: 'GET',
  path: '/api/share/list',
  summary: "Gives the ids of the caller's documents whose links are on.",
  audience: 'account',
  input: z.object({}),
  reply: z.object({ documentIds: z.array(documentId) }),
  errors: [],
  rate: 'normal',
});

/** Turns the share of a document on, gives it a new link, changes it or closes it. */
export const saveShare = endpoint({
  method: 'POST',
  path: '/api/share/save',
  summary: 'Shares a document by link, refreshes or changes the link, or closes it.',
  audience: 'account',
  input: z.object({
    documentId,
    /** `refresh` makes a new link and kills the old one; `turn_on` after `close` opens the same link again. */
    action: z.enum(['turn_on', 'refresh', 'change', 'close']),
    /** Left out: stays as it is. Null: none from now on. */
    password: z.string().max(200).nullable().optional(),
    expiresAt: z.int().nullable().optional(),
    viewLimit: z.int().min(1).max(shareViewsLimit).nullable().optional(),
    author: z.string().trim().max(shareAuthorLimit).optional(),
    /** Yjs state vector of what the caller has: refused while the server lacks any of it. */
    stateVector: z.base64url().max(12_000).optional(),
  }),
  reply: shareView,
  errors: [
    'file_not_found',
    'file_in_trash',
    'share_closed',
    'share_held',
    'share_forbidden',
    'share_not_synchronised',
    'share_password_length',
    'share_expiry_past',
    'invalid_sync_message',
  ],
  rate: 'normal',
});

/** Shows a shared document to anybody who has its link. Needs no login. */
export const previewShare = endpoint({
  method: 'POST',
  path: '/api/share/preview',
  summary: 'Gives the text of a shared document to whoever has its link.',
  audience: 'anyone',
  input: z.object({
    token,
    password: z.string().max(200).default(''),
    /** `visit` of an earlier reply: the same visitor again, who is asked and counted once. */
    visit: z.string().max(500).default(''),
    /**
     * False for a first glance, as of a program that draws a picture of every link it sees: where views are
     * limited it uses none up, and is refused with `share_views_limited`.
     */
    opens: z.boolean().default(true),
  }),
  reply: z.object({
    title: z.string(),
    author: z.string(),
    /** Safe HTML of the text as it is now: without notes, and with tracked changes as if accepted. */
    html: z.string(),
    /** What the text is mostly written in, as a language tag; '' where it cannot be told. */
    language: z.string(),
    characters: z.int(),
    words: z.int(),
    updatedAt: z.int(),
    expiresAt: z.int().nullable(),
    visit: z.string(),
  }),
  errors: [
    'share_closed',
    'share_replaced',
    'share_deleted',
    'share_trashed',
    'share_held',
    'share_forbidden',
    'share_expired',
    'share_views_used',
    'share_views_limited',
    'share_password_required',
    'share_password_wrong',
    'share_too_many_guesses',
  ],
  rate: 'visit',
});
export type SharedDocument = z.output<(typeof previewShare)['reply']>;

/** Where pictures of shared documents are fetched; the ticket in the address comes with the text. */
export const sharedImagePath = '/api/share/image';

/** Reports a shared document to whoever runs this installation. */
export const complainAboutShare = endpoint({
  method: 'POST',
  path: '/api/share/complain',
  summary: 'Reports a shared document: sensitive, fraud, lewd, plagiarism or illegal.',
  audience: 'anyone',
  input: z.object({
    token,
    reason: z.enum(complaintReasons),
    text: z.string().trim().max(complaintTextLimit).default(''),
    /** Where the reporter wants to hear what came of it; '' for nowhere. */
    email: z.union([z.literal(''), z.email().max(200)]).default(''),
  }),
  reply: z.object({}),
  errors: ['share_closed', 'share_deleted'],
  rate: 'complaint',
});
