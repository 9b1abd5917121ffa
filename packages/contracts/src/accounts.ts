import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { agreement, agreementErrors } from './terms.ts';

/** Area code where none is chosen (spec, 5). */
export const defaultAreaCode = '86';
/** A code sent by SMS can be used for this long, in minutes (spec, 5). */
export const codeMinutes = 10;
/** Digits of a code. */
export const codeDigits = 6;
/** Wrong entries after which a code is void. */
export const codeTries = 5;
/** Pause before another code can be sent to the same number, in seconds (readings, 8). */
export const resendSeconds = 60;
/** Bounds of a new password, in characters (readings, 10). */
export const passwordLength = { least: 8, most: 20 } as const;
/** A puzzle can be solved, and its pass used, for this long, in minutes. */
export const puzzleMinutes = 5;
/** Days a session's token works at the server; the browser forgets it a little earlier (readings, 11). */
export const extraSessionDays = 1;

/** Cookies that a sign-in sets and that signing out clears (spec, 3). TOKEN is the only one that opens a door. */
export const sessionCookies = [
  ...['TOKEN', 'ID', 'USERNAME', 'PHONE', 'NICKNAME', 'AVATAR', 'WEBSITE_LOGGED_IN'],
] as const;
/** Cookies in which the sign-in page remembers what was typed; set by the page, cleared with the others. */
export const signInFlowCookies = ['Account', 'AreaCode', 'VerifyType', 'Logined'] as const;

/** What a solved puzzle opens: getting in, or choosing a forgotten password anew. */
export const puzzleActions = ['sign_in', 'reset_password'] as const;
export type PuzzleAction = (typeof puzzleActions)[number];

const phone = {
  /** A phone number as typed; with a plus sign in front it brings its own area code. */
  account: z.string().max(60),
  areaCode: z.string().max(6).default(defaultAreaCode),
};
const code = z.string().max(20).default('');
const password = z.string().max(200).default('');
/** The pass of a solved puzzle. */
const slider = z.string().max(100).default('');
/** The browser's IANA time zone, in which the last day of a session ends. */
const timeZone = z.string().max(60).default('UTC');

const phoneErrors = ['phone_required', 'phone_invalid', 'email_unavailable'] as const;
const codeErrors = ['code_required', 'code_wrong', 'code_expired', 'code_void'] as const;
const passwordErrors = ['password_required', 'password_length', 'password_weak'] as const;

/** A point of a drag: ms since its start, and px of the puzzle's own scale. */
export const trackPoint = z.object({ ms: z.number().min(0).max(600_000), x: z.number().min(-50).max(1000) });
export type TrackPoint = z.output<typeof trackPoint>;

/** A puzzle as it is shown. Its answer stays on the server. */
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
    /** Distance of the piece from the upper edge. It starts at the left edge. */
    pieceTop: z.int(),
  }),
  z.object({
    kind: z.literal('words'),
    id: z.uuid(),
    expiresAt: z.int(),
    /** What to pick and in which order, in the language of the request. */
    question: z.string(),
    words: z.array(z.string()),
    picks: z.int(),
  }),
]);
export type PuzzleView = z.output<typeof puzzleView>;

/** Makes a puzzle for one number and one purpose. */
export const newSlider = endpoint({
  method: 'POST',
  path: '/api/slider/new',
  summary: 'Draws a slider puzzle, or asks a question in words that is as hard for machines.',
  audience: 'anyone',
  input: z.object({
    ...phone,
    action: z.enum(puzzleActions),
    kind: z.enum(['slider', 'words']).default('slider'),
  }),
  reply: puzzleView,
  errors: [...phoneErrors],
  rate: 'puzzle',
});

/** Hands in an answer. Right or wrong, the puzzle is spent. */
export const solveSlider = endpoint({
  method: 'POST',
  path: '/api/slider/solve',
  summary:
    'Checks the answer to a puzzle and gives a pass that can be used once, for its number and purpose.',
  audience: 'anyone',
  input: z.object({
    id: z.uuid(),
    /** The way of the piece, for a slider: its last point is the answer. */
    track: z.array(trackPoint).max(2000).default([]),
    /** Indexes into `words` in the order picked, for a question. */
    picks: z.array(z.int().min(0).max(50)).max(20).default([]),
  }),
  reply: z.object({ slider: z.string(), expiresAt: z.int() }),
  errors: ['slider_wrong', 'slider_expired'],
  rate: 'puzzle',
});

/** Tells whether a number has an account. Needs a solved puzzle, which stays unused. */
export const isRegistered = endpoint({
  method: 'GET',
  path: '/api/login/is_registered',
  summary: 'Tells whether a phone number has an account, to somebody who has solved a puzzle for it.',
  audience: 'anyone',
  input: z.object({ ...phone, slider }),
  reply: z.object({ isRegistered: z.boolean(), hasPassword: z.boolean() }),
  errors: [...phoneErrors, 'slider_required'],
  rate: 'puzzle',
});

/** Sends a code to a phone. Uses the puzzle's pass up. */
export const sendSms = endpoint({
  method: 'POST',
  path: '/api/sendSMS/v3',
  summary: 'Sends a code by SMS.',
  audience: 'anyone',
  input: z.object({ ...phone, action: z.enum(puzzleActions), slider }),
  reply: z.object({ resendAt: z.int(), expiresAt: z.int() }),
  errors: [...phoneErrors, 'slider_required', 'code_resend', 'code_daily_limit', 'sms_failed'],
  rate: 'secret',
});

const signedIn = z.object({ id: z.string(), expiresAt: z.int() });

/** Signs in by code or by password; sets the session's cookies. */
export const login = endpoint({
  method: 'POST',
  path: '/api/login/v3',
  summary: 'Signs in by a code sent to the phone, or by password and puzzle.',
  audience: 'anyone',
  input: z.object({
    ...phone,
    verifyType: z.enum(['sms', 'password']),
    code,
    password,
    slider,
    timeZone,
  }),
  reply: signedIn,
  errors: [
    ...phoneErrors,
    ...codeErrors,
    'password_required',
    'slider_required',
    'sign_in_failed',
    'too_many_passwords',
    'phone_not_registered',
  ],
  rate: 'secret',
});

/** Makes an account for a number that has none, and signs in. */
export const registerByPhone = endpoint({
  method: 'POST',
  path: '/api/mobile/register',
  summary: 'Creates an account for a phone number by a code sent to it, with a password if one is given.',
  audience: 'anyone',
  input: z.object({ ...phone, code, password, ...agreement, timeZone }),
  reply: signedIn,
  errors: [
    ...phoneErrors,
    ...codeErrors,
    'password_length',
    'password_weak',
    ...agreementErrors,
    'phone_already_registered',
  ],
  rate: 'secret',
});

/** Chooses a new password by a code, ends every other session and signs in. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/set/forgetpswd',
  summary: 'Sets a new password by a code sent to the phone, ends all sessions and signs in.',
  audience: 'anyone',
  input: z.object({ ...phone, code, password, timeZone }),
  reply: signedIn,
  errors: [...phoneErrors, ...codeErrors, ...passwordErrors, 'phone_not_registered'],
  rate: 'secret',
});

/** Who is signed in. Null where the person has given no such thing. */
export const userInfo = endpoint({
  method: 'GET',
  path: '/api/userInfo',
  summary: 'Gives the profile of the signed-in account.',
  audience: 'account',
  /** `_` is a random value that keeps caches away. */
  input: z.object({ _: z.string().max(40).optional() }),
  reply: z.object({
    id: z.string(),
    figureUrl: z.string().nullable(),
    username: z.string().nullable(),
    nickName: z.string().nullable(),
    qqName: z.string().nullable(),
    wechatName: z.string().nullable(),
    /** With area code: +8613800138000. */
    phone: z.string().nullable(),
    email: z.string().nullable(),
    hasPassword: z.boolean(),
    /** Bytes of files the account may keep. */
    accountSize: z.int(),
    /** Bytes of them that are left; used is `accountSize` less `leftSize`. */
    leftSize: z.int(),
  }),
  errors: [],
  rate: 'normal',
});
export type UserInfo = z.output<(typeof userInfo)['reply']>;

/** Ends the session, if there is one, and clears the cookies. */
export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends the session and clears its cookies.',
  audience: 'anyone',
  input: z.object({}),
  reply: z.object({}),
  errors: [],
  rate: 'normal',
});

/** Messages that were shown instead of sent. Not found unless the operator chose the simulator. */
export const listSimulatedSms = endpoint({
  method: 'GET',
  path: '/api/simulator/sms',
  summary: 'Lists the last messages of the SMS simulator, newest first.',
  audience: 'anyone',
  input: z.object({ _: z.string().max(40).optional() }),
  reply: z.object({
    messages: z.array(
      z.object({ id: z.string(), sentAt: z.int(), to: z.string(), code: z.string(), text: z.string() }),
    ),
  }),
  errors: ['not_found'],
  rate: 'normal',
});

export const accountsEndpoints = [
  newSlider,
  solveSlider,
  isRegistered,
  sendSms,
  login,
  registerByPhone,
  resetPassword,
  userInfo,
  logout,
  listSimulatedSms,
] as const;
