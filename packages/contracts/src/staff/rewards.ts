import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { sharePictureLimits, sharePictureStates } from '../membership/free-words.ts';
import { openOrAll, pageInput } from './cursor.ts';

/** A picture of a share that an account has sent. Times are ms since the epoch. */
export const sharePictureRow = z.object({
  id: z.string(),
  accountId: z.string(),
  state: z.enum(sharePictureStates),
  sentAt: z.int(),
  /** Deadline of the review. */
  dueAt: z.int(),
  decidedAt: z.int().nullable(),
  refusal: z.string().nullable(),
  /** Whether the file of the picture still exists. */
  hasFile: z.boolean(),
});
export type SharePictureRow = z.output<typeof sharePictureRow>;

export const listSharePictures = endpoint({
  method: 'GET',
  path: '/api/admin/rewards',
  summary: 'Lists pictures of shares in WeChat Moments, for a review.',
  audience: 'staff',
  permission: 'rewards.review',
  input: z.object({ which: openOrAll, ...pageInput }),
  reply: z.object({
    /** Whether pictures can be sent. */
    isOn: z.boolean(),
    rows: z.array(sharePictureRow),
    next: z.string().nullable(),
  }),
  errors: [],
  rate: 'staff',
});

export const showSharePicture = endpoint({
  method: 'POST',
  path: '/api/admin/rewards/picture',
  summary: 'Gives a picture of a share as WebP in base64.',
  audience: 'staff',
  permission: 'rewards.review',
  auditFields: ['id'],
  input: z.object({ id: z.string().max(100) }),
  reply: z.object({ content: z.base64().nullable() }),
  errors: ['share_picture_missing'],
  rate: 'staff',
});

export const decideSharePicture = endpoint({
  method: 'POST',
  path: '/api/admin/rewards/decide',
  summary: 'Approves a picture of a share, which grants words, or refuses it.',
  audience: 'staff',
  permission: 'rewards.review',
  reason: true,
  auditFields: ['id', 'isApproved'],
  input: z.object({
    id: z.string().max(100),
    isApproved: z.boolean(),
    /** Reason for a rejection, as shown to the sender. */
    refusal: z.string().trim().max(sharePictureLimits.refusal).default(''),
  }),
  reply: z.object({}),
  errors: ['share_picture_missing', 'share_reward_had', 'share_refusal_required'],
  rate: 'staff',
});
