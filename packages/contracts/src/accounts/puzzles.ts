import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { accountErrors, accountField, codeActions } from './account-fields.ts';

/** A point of a drag: ms since its start, and px in the scale of the puzzle. */
export const trackPoint = z.object({ ms: z.number().min(0).max(600_000), x: z.number().min(-50).max(1000) });
export type TrackPoint = z.output<typeof trackPoint>;

/** The answer that a vendor's script returns to the page. */
export const vendorAnswer = z.object({
  /** Turnstile's response, Tencent's ticket, or Alibaba's captchaVerifyParam. */
  token: z.string().min(1).max(8192),
  /** Only for Tencent. */
  randstr: z.string().max(200).default(''),
});
export type VendorAnswer = z.output<typeof vendorAnswer>;

/** Public data that a page needs to show a vendor's check. */
export const widgetView = z.discriminatedUnion('vendor', [
  z.object({ vendor: z.literal('turnstile'), siteKey: z.string() }),
  z.object({ vendor: z.literal('tencent'), appId: z.string() }),
  z.object({
    vendor: z.literal('alibaba'),
    sceneId: z.string(),
    prefix: z.string(),
    region: z.enum(['cn', 'sgp']),
  }),
]);
export type WidgetView = z.output<typeof widgetView>;

/** A puzzle as displayed. Its answer stays on the server. */
export const puzzleView = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('slider'),
    id: z.uuid(),
    expiresAt: z.int(),
    /** PNG in base64, `width` × `height`, with a gap in the shape of the piece. */
    background: z.base64(),
    /** PNG in base64, `pieceSize` square, transparent around the piece. */
    piece: z.base64(),
    width: z.int(),
    height: z.int(),
    pieceSize: z.int(),
    /** Distance of the piece from the upper edge, in px. It starts at the left edge. */
    pieceTop: z.int(),
  }),
  z.object({
    kind: z.literal('words'),
    id: z.uuid(),
    expiresAt: z.int(),
    /** Instruction on what to pick in which order, in the language of the request. */
    question: z.string(),
    words: z.array(z.string()),
    picks: z.int(),
  }),
  // The check of a CAPTCHA vendor, shown by the page `/captcha` in a frame.
  z.object({ kind: z.literal('vendor'), id: z.uuid(), expiresAt: z.int() }),
]);
export type PuzzleView = z.output<typeof puzzleView>;

/** Creates a puzzle for one account identifier and one purpose. */
export const newSlider = endpoint({
  method: 'POST',
  path: '/api/slider/new',
  summary:
    'Draws a slider puzzle, or asks a question in words that is as hard for machines; where the operator uses a CAPTCHA vendor, opens its check.',
  audience: 'anyone',
  input: z.object({
    ...accountField,
    action: z.enum(codeActions),
    /** Ignored if a CAPTCHA vendor is configured. */
    kind: z.enum(['slider', 'words']).default('slider'),
  }),
  reply: puzzleView,
  errors: [...accountErrors],
  rate: 'puzzle',
});

/** Submits an answer. A puzzle accepts one answer, right or wrong. */
export const solveSlider = endpoint({
  method: 'POST',
  path: '/api/slider/solve',
  summary:
    'Checks the answer to a puzzle and gives a pass that can be used once, by this browser, for its account name and purpose.',
  audience: 'anyone',
  input: z.object({
    id: z.uuid(),
    /** The path of the piece, for a slider; its last point is the answer. */
    track: z.array(trackPoint).max(2000).default([]),
    /** Indexes into `words` in the order picked, for a question. */
    picks: z.array(z.int().min(0).max(50)).max(20).default([]),
    /** The result of the vendor's script, which the vendor verifies. */
    vendor: vendorAnswer.optional(),
  }),
  reply: z.object({ slider: z.string(), expiresAt: z.int() }),
  errors: ['slider_wrong', 'slider_expired', 'captcha_unavailable'],
  rate: 'puzzle',
});

/** Returns the CAPTCHA vendor's check that the page `/captcha` shows. Not found with the built-in puzzle. */
export const captchaWidget = endpoint({
  method: 'GET',
  path: '/api/captcha/widget',
  summary: 'Gives what a page needs to show the check of the CAPTCHA vendor that the operator uses.',
  audience: 'anyone',
  input: z.object({ _: z.string().max(40).optional() }),
  reply: widgetView,
  errors: ['not_found'],
  rate: 'normal',
});
