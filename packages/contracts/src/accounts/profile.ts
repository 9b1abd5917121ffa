import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { newPasswordErrors, password } from './account-fields.ts';

/** Maximum length of a user name or nickname, in grapheme clusters. */
export const personNameCharacters = 30;
/** Maximum number of code points of a name: a flag or family emoji consists of several. */
export const personNameCodePoints = 4 * personNameCharacters;
/** Maximum size of an avatar upload, in bytes. The page sends far less, because it crops the picture. */
export const avatarBytesLimit = 2 * 1024 * 1024;
/** Maximum side of the source picture, in pixels. */
export const avatarSourceSide = 8192;
/** Side lengths of the stored squares, in pixels. */
export const avatarSizes = { small: 96, large: 384 } as const;
export type AvatarSize = keyof typeof avatarSizes;
/** Public path of avatars: GET with `account`, `id` and, for the small one, `size`. */
export const avatarPath = '/api/avatar';

/** Changes the given fields. A user name must not be empty (spec, 5); an empty nickname removes it. */
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

/** Stores a picture as the caller's avatar, replacing the previous one. */
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

/** Removes the avatar, if any. */
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

/** Sets or changes the password. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  summary: 'Sets the password of the account, or another one, and may sign all other devices out.',
  audience: 'account',
  input: z.object({
    password,
    /** From /api/set/verify for `change_password`. */
    proof: z.string().max(100).default(''),
    endsOthers: z.boolean().default(true),
  }),
  reply: z.object({}),
  errors: ['password_required', ...newPasswordErrors, 'proof_required'],
  rate: 'secret',
});
