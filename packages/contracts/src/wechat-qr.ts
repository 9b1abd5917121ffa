import { z } from 'zod';
import { timeZone } from './account-fields.ts';
import { endpoint } from './endpoint.ts';
import { place, placeCredit } from './places.ts';
import { deviceKinds } from './sessions.ts';
import { settleErrors, socialOutcome, socialPurposes, socialWish, startErrors } from './social-login.ts';

/**
 * What happens to a QR code: made, scanned, confirmed on the phone (with an account, or with one still to be made),
 * used by the page that shows it; or refused on the phone, or expired.
 */
export const qrStates = [
  'created',
  'scanned',
  'confirmed',
  'confirmed_need_bind',
  'consumed',
  'refused',
  'expired',
] as const;
export type QrState = (typeof qrStates)[number];

const newCode = z.object(socialWish);
const madeCode = z.object({
  /** Good in this browser only. */
  ticket: z.string(),
  /** What the picture must say, or the address of WeChat's page with the picture. */
  qr_url: z.string(),
  /** `picture`: the page draws it. `page`: to be opened in this browser, in a window or a frame. */
  qr_form: z.enum(['picture', 'page']),
  /** Seconds. */
  expires_in: z.int(),
});

/** Makes a QR code for signing in by WeChat. */
export const newWechatQr = endpoint({
  method: 'POST',
  path: '/api/wechat/qr',
  summary: 'Makes a QR code that signs this browser in once it is scanned and confirmed in WeChat.',
  audience: 'anyone',
  input: newCode,
  reply: madeCode,
  errors: [...startErrors],
  rate: 'puzzle',
});

/** The same, with a ticket that is sealed: it tells nothing and cannot be made up. */
export const newWechatQrV2 = endpoint({
  method: 'POST',
  path: '/api/wechat/qr/v2',
  summary: 'Makes a QR code as /api/wechat/qr does, with an encrypted ticket.',
  audience: 'anyone',
  input: newCode,
  reply: madeCode,
  errors: [...startErrors],
  rate: 'puzzle',
});

const look = z.object({
  ticket: z.string().max(600),
  timeZone,
});
const seen = z.object({
  state: z.enum(qrStates),
  /** With `confirmed` and `confirmed_need_bind`, told once: what became of it. */
  result: socialOutcome.nullable(),
});
const lookErrors = [...settleErrors, 'not_found'] as const;

/** Looks how a QR code fares. Confirmed codes sign in, once; later looks find them consumed. */
export const wechatQrStatus = endpoint({
  method: 'POST',
  path: '/api/wechat/qr/status',
  summary: 'Tells how a QR code fares, at most every 1.5 seconds, and signs in once it is confirmed.',
  audience: 'anyone',
  input: look,
  reply: seen,
  errors: [...lookErrors],
  rate: 'poll',
});

/** The same for a sealed ticket. */
export const wechatQrStatusV2 = endpoint({
  method: 'POST',
  path: '/api/wechat/qr/status/v2',
  summary: 'Tells how a QR code with an encrypted ticket fares, as /api/wechat/qr/status does.',
  audience: 'anyone',
  input: look,
  reply: seen,
  errors: [...lookErrors],
  rate: 'poll',
});

/** What the phone shows before somebody confirms: which device asks, from where. */
export const lookAtScan = endpoint({
  method: 'GET',
  path: '/api/wechat/qr/confirm',
  summary: 'Tells whoever scanned a QR code which device it would sign in.',
  audience: 'anyone',
  input: z.object({ scan: z.string().max(4000) }),
  reply: z.object({
    state: z.enum(qrStates),
    purpose: z.enum(socialPurposes),
    kind: z.enum(deviceKinds),
    /** In their own names; '' where the browser told nothing. */
    browser: z.string(),
    system: z.string(),
    /** `local`, or the address it asked from with its last half masked; '' where that is no address. */
    network: z.string(),
    /** Where that is, by the operator's map of addresses; null without one, or where it knows nothing. */
    place: place.nullable(),
    placesBy: placeCredit.nullable(),
    askedAt: z.int(),
    expiresAt: z.int(),
    /** Who scanned it. */
    shownName: z.string().nullable(),
    isSimulated: z.boolean(),
  }),
  errors: ['qr_over'],
  rate: 'visit',
});

/** Confirms or refuses on the phone. */
export const answerScan = endpoint({
  method: 'POST',
  path: '/api/wechat/qr/confirm',
  summary: 'Confirms or refuses, on the phone, the sign-in that a scanned QR code asks for.',
  audience: 'anyone',
  input: z.object({ scan: z.string().max(4000), answer: z.enum(['confirm', 'refuse']) }),
  reply: z.object({ state: z.enum(qrStates) }),
  errors: ['qr_over'],
  rate: 'secret',
});
