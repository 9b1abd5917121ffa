import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { feedbackLimits } from '../site/feedback.ts';

/** Limits of pictures of shares. */
export const sharePictureLimits = {
  bytes: feedbackLimits.screenshotBytes,
  /** Characters of a reason for refusing one. */
  refusal: 300,
} as const;

export const sharePictureStates = ['pending', 'approved', 'refused'] as const;

const sharePictureState = z.object({
  /** Words granted for an approved picture. */
  words: z.int(),
  /** Words left for rewriting; null is unlimited. */
  left: z.int().nullable(),
  canSend: z.boolean(),
  /** The caller's last picture; null if there is none. Times are ms since the epoch. */
  last: z
    .object({
      state: z.enum(sharePictureStates),
      sentAt: z.int(),
      /** Deadline of the review. */
      dueAt: z.int(),
      decidedAt: z.int().nullable(),
      /** Why it was refused; null otherwise. */
      refusal: z.string().nullable(),
    })
    .nullable(),
});
export type SharePictureState = z.output<typeof sharePictureState>;

/** Returns the state of the caller's picture of a share in WeChat Moments. */
export const readSharePicture = endpoint({
  method: 'GET',
  path: '/api/repetition_reduction_picture',
  summary: "Tells the state of the caller's picture of a share, and whether one can be sent.",
  audience: 'account',
  input: z.object({}),
  reply: sharePictureState,
  errors: [],
  rate: 'normal',
});

/** Sends a picture of a share for a review by staff, who grant words for it. */
export const sendSharePicture = endpoint({
  method: 'POST',
  path: '/api/repetition_reduction_picture',
  summary:
    'Sends a picture of a share in WeChat Moments; once it is approved, words for rewriting are granted.',
  audience: 'account',
  input: z.object({ base64: z.base64().min(1) }),
  reply: sharePictureState,
  errors: [
    ...(['share_reward_off', 'share_reward_had', 'share_picture_waiting'] as const),
    ...(['file_format_mismatch', 'image_too_large'] as const),
  ],
  rate: 'complaint',
  bodyLimit: Math.ceil((sharePictureLimits.bytes * 4) / 3) + 64 * 1024,
});
