import { z } from 'zod';
import { newPasswordErrors, password } from './account-fields.ts';
import { endpoint } from './endpoint.ts';

/** Characters of a user name or nickname, as people count them. */
export const personNameCharacters = 30;
/** Code points of one: flags and families take several each. */
export const personNameCodePoints = 4 * personNameCharacters;
/** Largest avatar that may be sent, in bytes; the page sends far less, because it crops. */
export const avatarBytesLimit = 2 * 1024 * 1024;
/** Longest side of a picture an avatar is made of, in pixels. */
export const avatarSourceSide = 8192;
/** Sides of the squares that are kept, in pixels. */
export const avatarSizes = { small: 96, large: 384 } as const;
export type AvatarSize = keyof typeof avatarSizes;
/** Where avatars are fetched, by anybody who knows the address: GET with `account`, `id` and, for the small one, `size`. */
export const avatarPath = '/api/avatar';

/** Changes what is given. A user name that is given is one (spec, 5); an empty nickname is none. */
export const changeProfile = endpoint({
  method: 'POST',
  path: '/api/account/profile',
  summary: 'Changes user name and nickname; what is not given stays.',
  audience: 'account',
  input: z.object({ username: z.string().max(2000), nickName: z.string().max(2000) }).partial(),
  reply: z.object({ username: z.string().nullable(), nickName: z.string().nullable() }),
  errors: ['username_required', 'name_too_long'],
  rate: 'normal',
});

/** Keeps a picture as the caller's avatar, in place of the one before. */
export const storeAvatar = endpoint({
  method: 'POST',
  path: '/api/account/avatar',
  summary: 'Sets the avatar: a PNG, JPEG, WebP or GIF, of which the middle square is kept.',
  audience: 'account',
  input: z.object({ base64: z.base64() }),
  reply: z.object({ figureUrl: z.string() }),
  errors: ['file_format_mismatch', 'image_too_large'],
  rate: 'exchange',
  bodyLimit: Math.ceil((avatarBytesLimit * 4) / 3) + 8192,
});

/** Removes the avatar, if there is one. */
export const removeAvatar = endpoint({
  method: 'POST',
  path: '/api/account/avatar/remove',
  summary: 'Removes the avatar.',
  audience: 'account',
  input: z.object({}),
  reply: z.object({}),
  errors: [],
  rate: 'normal',
});

/** Sets a password, or another one. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  summary: 'Sets the password of the account, or another one, and may sign all other devices out.',
  audience: 'account',
  input: z.object({
    password,
    /** Of /api/set/verify for `change_password`. */
    proof: z.string().max(100).default(''),
    endsOthers: z.boolean().default(true),
  }),
  reply: z.object({}),
  errors: ['password_required', ...newPasswordErrors, 'proof_required'],
  rate: 'secret',
});
