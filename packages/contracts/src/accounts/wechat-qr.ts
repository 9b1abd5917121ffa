import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { webhook } from '../webhook.ts';
import { timeZone } from './account-fields.ts';
import { place, placeCredit } from './places.ts';
import { deviceKinds } from './sessions.ts';
import { settleErrors, socialOutcome, socialPurposes, socialRequest, startErrors } from './social-login.ts';

/**
 * States of a QR code: created, scanned, confirmed on the phone (with an account, or with one to be created),
 * consumed by the page that shows it, rejected on the phone, or expired.
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

const newCode = z.object(socialRequest);
const madeCode = z.object({
  /** Valid in this browser only. */
  ticket: z.string(),
  /** Content of the QR code, or the address of WeChat's page that shows it. */
  qr_url: z.string(),
  /** `picture`: the page draws it. `page`: open it in this browser, in a window or a frame. */
  qr_form: z.enum(['picture', 'page']),
  /** Seconds. */
  expires_in: z.int(),
});

/** Creates a QR code for signing in by WeChat. */
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

/** Like `newWechatQr`, with an encrypted ticket, which is opaque and cannot be forged. */
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

const pollInput = z.object({
  ticket: z.string().max(600),
  timeZone,
});
const seen = z.object({
  state: z.enum(qrStates),
  /** Result for `confirmed` and `confirmed_need_bind`, returned once. */
  result: socialOutcome.nullable(),
});
const lookErrors = [...settleErrors, 'not_found'] as const;

/** Returns the state of a QR code. A confirmed code signs in once; later calls return `consumed`. */
export const wechatQrStatus = endpoint({
  method: 'POST',
  path: '/api/wechat/qr/status',
  summary: 'Tells how a QR code fares, at most every 1.5 seconds, and signs in once it is confirmed.',
  audience: 'anyone',
  input: pollInput,
  reply: seen,
  errors: [...lookErrors],
  rate: 'poll',
});

/** Like `wechatQrStatus`, for an encrypted ticket. */
export const wechatQrStatusV2 = endpoint({
  method: 'POST',
  path: '/api/wechat/qr/status/v2',
  summary: 'Tells how a QR code with an encrypted ticket fares, as /api/wechat/qr/status does.',
  audience: 'anyone',
  input: pollInput,
  reply: seen,
  errors: [...lookErrors],
  rate: 'poll',
});

/** Returns the requesting device and its location, which the phone shows before confirmation. */
export const describeScan = endpoint({
  method: 'GET',
  path: '/api/wechat/qr/confirm',
  summary: 'Tells whoever scanned a QR code which device it would sign in.',
  audience: 'anyone',
  input: z.object({ scan: z.string().max(4000) }),
  reply: z.object({
    state: z.enum(qrStates),
    purpose: z.enum(socialPurposes),
    kind: z.enum(deviceKinds),
    /** Product names; '' if unknown. */
    browser: z.string(),
    system: z.string(),
    /** `local`, or the requesting address with its last half masked; '' if it is invalid. */
    network: z.string(),
    /** Location according to the GeoIP database; null if there is none or it is unknown. */
    place: place.nullable(),
    placesBy: placeCredit.nullable(),
    askedAt: z.int(),
    expiresAt: z.int(),
    /** The user who scanned it. */
    shownName: z.string().nullable(),
    isSimulated: z.boolean(),
  }),
  errors: ['qr_over'],
  rate: 'visit',
});

/** Confirms or rejects a sign-in on the phone. */
export const answerScan = endpoint({
  method: 'POST',
  path: '/api/wechat/qr/confirm',
  summary: 'Confirms or refuses, on the phone, the sign-in that a scanned QR code asks for.',
  audience: 'anyone',
  input: z.object({ scan: z.string().max(4000), answer: z.enum(['confirm', 'refuse']) }),
  reply: z.object({ state: z.enum(qrStates) }),
  errors: ['qr_over'],
  rate: 'secret',
  visitorRate: 'entry',
});

const wechatCall = {
  vendor: 'wechat',
  path: '/api/wechat/callback',
  errors: ['not_found', 'access_denied'],
  rate: 'poll',
} as const;

/** Answers WeChat's verification of our endpoint. */
export const wechatCheck = webhook({
  ...wechatCall,
  method: 'GET',
  summary: 'Proves to WeChat that this address is ours.',
});

/** Receives events of the WeChat service account. */
export const wechatNotice = webhook({
  ...wechatCall,
  method: 'POST',
  summary: 'Takes what WeChat reports: that somebody scanned a code, which is answered with a link.',
});
