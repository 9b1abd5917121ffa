import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { complaintReasons, complaintTextLimit } from '../sharing/index.ts';
import { openOrAll, pageInput, pageOf } from './cursor.ts';

/** A report of a shared document. Times are ms since the epoch. */
export const complaintRow = z.object({
  id: z.string(),
  accountId: z.string(),
  documentId: z.string(),
  reason: z.enum(complaintReasons),
  text: z.string(),
  /** E-mail address for the outcome; null if none was given, and after closing. */
  email: z.string().nullable(),
  /** Present state of the document's share; `off` if it no longer exists. */
  share: z.enum(['off', 'on', 'closed', 'held', 'held_closed']),
  /** Whether the owner's account is blocked; `with_shares`: its links do not open meanwhile. */
  owner: z.enum(['active', 'blocked', 'blocked_with_shares']),
  createdAt: z.int(),
  closedAt: z.int().nullable(),
  outcome: z.string().nullable(),
});
export type ComplaintRow = z.output<typeof complaintRow>;

export const listComplaints = endpoint({
  method: 'GET',
  path: '/api/admin/shares/complaints',
  summary: 'Lists reports of shared documents.',
  audience: 'staff',
  permission: 'shares.read',
  input: z.object({ which: openOrAll, ...pageInput }),
  reply: pageOf(complaintRow),
  errors: [],
  rate: 'staff',
});

/**
 * Returns the text of a reported document as visitors of its link currently see it, without formatting. A POST, because the audit
 * log records who has read it. A document that its owner no longer shares is refused.
 */
export const readReported = endpoint({
  method: 'POST',
  path: '/api/admin/shares/read-reported',
  summary: 'Returns the text of a reported document.',
  audience: 'staff',
  permission: 'shares.moderate',
  auditFields: ['complaintId'],
  input: z.object({ complaintId: z.string().max(100) }),
  reply: z.object({
    title: z.string(),
    /** Author name shown to visitors; '' for none. */
    author: z.string(),
    text: z.string(),
    /** Main language of the text as a language tag; '' if unknown. */
    language: z.string(),
    /** Number of pictures, which `readReportedPicture` returns. */
    pictures: z.int(),
  }),
  errors: ['report_not_found', 'share_closed', 'share_deleted', 'share_trashed'],
  rate: 'staff',
});
export type ReportedText = z.output<(typeof readReported)['reply']>;

/** Returns a picture of a reported document by its place in the text, from 0. Recorded in the audit log as the text is. */
export const readReportedPicture = endpoint({
  method: 'POST',
  path: '/api/admin/shares/read-reported-picture',
  summary: 'Returns a picture of a reported document in base64.',
  audience: 'staff',
  permission: 'shares.moderate',
  auditFields: ['complaintId', 'place'],
  input: z.object({ complaintId: z.string().max(100), place: z.int().min(0) }),
  /** The content is null if the picture or its file no longer exists. */
  reply: z.object({ mediaType: z.string(), content: z.base64().nullable() }),
  errors: readReported.errors,
  rate: 'staff',
});
export type ReportedPicture = z.output<(typeof readReportedPicture)['reply']>;

/** Holds a share, so that its link does not open regardless of its owner's actions, or releases it. */
export const moderateShare = endpoint({
  method: 'POST',
  path: '/api/admin/shares/moderate',
  summary: 'Holds or releases a share, named by its link or by a report of it.',
  audience: 'staff',
  permission: 'shares.moderate',
  reason: true,
  auditFields: ['event', 'complaintId'],
  input: z.object({
    event: z.enum(['hold', 'release']),
    /** The shared address or its token. Pass this or `complaintId`. */
    link: z.string().max(2000).optional(),
    complaintId: z.string().max(100).optional(),
  }),
  reply: z.object({ state: complaintRow.shape.share }),
  errors: ['share_closed', 'share_replaced', 'share_deleted', 'report_not_found'],
  rate: 'staff',
});

/** Closes a report and deletes the reporter's e-mail address. */
export const closeComplaint = endpoint({
  method: 'POST',
  path: '/api/admin/shares/close-complaint',
  summary: 'Closes a report of a shared document.',
  audience: 'staff',
  permission: 'shares.moderate',
  reason: true,
  auditFields: ['id'],
  input: z.object({
    id: z.string().max(100),
    outcome: z.string().trim().max(complaintTextLimit).default(''),
  }),
  reply: z.object({}),
  errors: ['report_not_found', 'report_closed'],
  rate: 'staff',
});
