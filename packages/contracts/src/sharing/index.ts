import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type { Rate } from '../limits.ts';

/** Length limits of a link password, in characters. */
export const sharePasswordLength = { least: 4, most: 64 } as const;
/** Highest view limit that can be set. */
export const shareViewsLimit = 1_000_000;
/** Longest author name shown to visitors, in characters. */
export const shareAuthorLimit = 50;
/** Longest text of a report, in characters. */
export const complaintTextLimit = 2000;
/** How long repeated views of a visitor count as one, in hours. */
export const shareVisitHours = 12;

/**
 * Limits on wrong share passwords, counted in the database, so that they hold across processes and restarts.
 */
export const shareGuessLimits = {
  perAddress: { requests: 10, seconds: 15 * 60 },
  perShare: { requests: 300, seconds: 15 * 60 },
} as const satisfies Record<string, Rate>;

/** Reasons for reporting a shared document (spec, 3). */
export const complaintReasons = ['sensitive', 'fraud', 'lewd', 'plagiarism', 'illegal'] as const;
export type ComplaintReason = (typeof complaintReasons)[number];

/** Path of shared pages, followed by the token. */
export const sharePagePath = '/fileshare';

/** Name of the session cookie that stores a visit to a share. */
export function shareVisitCookie(token: string): string {
  return `share_${token.slice(0, 8).replace(/[^\w-]/g, '')}`;
}

const documentId = z.uuid();
/** A valid token has 32 characters of base64url (192 random bits). */
const token = z.string().max(200);

/** A share as shown to its owner. Times are ms since the epoch. */
export const shareView = z.object({
  documentId,
  state: z.enum(['off', 'on', 'closed']),
  /** Whether moderation holds it: its link does not open, whatever the owner does. */
  isHeld: z.boolean(),
  /** The token after /fileshare/ in the link; null if there is none. */
  token: z.string().nullable(),
  /** The full link. */
  link: z.string().nullable(),
  hasPassword: z.boolean(),
  /** Author name shown to visitors; '' for none. */
  author: z.string(),
  expiresAt: z.int().nullable(),
  viewLimit: z.int().nullable(),
  /** Views of the present link; a new link starts at 0. */
  views: z.int(),
});
export type ShareView = z.output<typeof shareView>;

/** Returns the share state of a document, including one that was never shared. */
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

/** Maximum shared documents returned for lists. */
export const sharedListLimit = 10_000;

/** Lists which of the caller's documents are shared. */
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

/** Enables, changes or closes the share of a document, or replaces its link. */
export const saveShare = endpoint({
  method: 'POST',
  path: '/api/share/save',
  summary: 'Shares a document by link, refreshes or changes the link, or closes it.',
  audience: 'account',
  input: z.object({
    documentId,
    /**
     * `refresh` creates a new link and invalidates the old one; `turn_on` after `close` reuses the same link.
     */
    action: z.enum(['turn_on', 'refresh', 'change', 'close']),
    /** Absent: unchanged. Null: removed. */
    password: z.string().max(200).nullable().optional(),
    expiresAt: z.int().nullable().optional(),
    viewLimit: z.int().min(1).max(shareViewsLimit).nullable().optional(),
    author: z.string().trim().max(shareAuthorLimit).optional(),
    /** Yjs state vector of the caller; the call is refused if the server lacks any of it. */
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

/** Returns a shared document to anybody who has its link, without sign-in. */
export const previewShare = endpoint({
  method: 'POST',
  path: '/api/share/preview',
  summary: 'Gives the text of a shared document to whoever has its link.',
  audience: 'anyone',
  input: z.object({
    token,
    password: z.string().max(200).default(''),
    /** `visit` of an earlier reply: identifies the visitor, who enters the password and is counted once. */
    visit: z.string().max(500).default(''),
    /**
     * False for a preview, such as a link preview by a program. It does not count as a view, and is refused
     * with `share_views_limited` if views are limited.
     */
    opens: z.boolean().default(true),
  }),
  reply: z.object({
    title: z.string(),
    author: z.string(),
    /** Safe HTML of the present text, without notes and with tracked changes accepted. */
    html: z.string(),
    /** Main language of the text as a language tag; '' if unknown. */
    language: z.string(),
    /** Whether some of the text was generated by AI, here or in the file that was imported. */
    isGenerated: z.boolean(),
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

/** Path of pictures in shared documents; the ticket in the address is part of the text. */
export const sharedImagePath = '/api/share/image';

/** Reports a shared document to the operator. */
export const complainAboutShare = endpoint({
  method: 'POST',
  path: '/api/share/complain',
  summary: 'Reports a shared document: sensitive, fraud, lewd, plagiarism or illegal.',
  audience: 'anyone',
  input: z.object({
    token,
    reason: z.enum(complaintReasons),
    text: z.string().trim().max(complaintTextLimit).default(''),
    /** E-mail address for the outcome; '' for none. */
    email: z.union([z.literal(''), z.email().max(200)]).default(''),
  }),
  reply: z.object({}),
  errors: ['share_closed', 'share_deleted'],
  rate: 'complaint',
});
