import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Number of the largest pictures listed. */
export const maxListedPictures = 20;

/** A picture and the documents that use it. Sizes are in bytes, times in ms since the epoch. */
export const pictureView = z.object({
  id: z.uuid(),
  /** Path on this site, accessible to the owner only. */
  url: z.string(),
  size: z.int(),
  /** Last upload. */
  sentAt: z.int(),
  documents: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      isTrashed: z.boolean(),
      /** Used only in an earlier version of the text. */
      isInVersions: z.boolean(),
    }),
  ),
});

export type PictureView = z.output<typeof pictureView>;

/** Returns the caller's use of file storage: pictures; texts are not counted. */
export const getStorage = endpoint({
  method: 'GET',
  path: '/api/store/usage',
  summary: 'Says how much room files take, and which pictures take most of it.',
  audience: 'account',
  input: z.object({}),
  reply: z.object({
    total: z.int(),
    used: z.int(),
    pictures: z.int(),
    largest: z.array(pictureView),
    /** Pictures used by no document or version, which can be deleted now. */
    unused: z.object({ pictures: z.int(), size: z.int() }),
    /** Whether searches include the text of pictures; null if pictures cannot be recognised. */
    findsPictures: z.boolean().nullable(),
  }),
  errors: [],
  rate: 'exchange',
});

export type StorageReply = z.output<(typeof getStorage)['reply']>;

/** Deletes the caller's pictures that no document uses, except those uploaded within the last day. */
export const removeUnusedPictures = endpoint({
  method: 'POST',
  path: '/api/store/remove-unused',
  summary: 'Removes pictures that no document holds any more.',
  audience: 'account',
  input: z.object({}),
  reply: z.object({ removed: z.int(), size: z.int() }),
  errors: [],
  rate: 'exchange',
});

/** Sets whether searches include the text of the caller's pictures. Turning it off deletes the recognised texts. */
export const setPictureSearch = endpoint({
  method: 'POST',
  path: '/api/store/picture-search',
  summary:
    "Chooses whether the text of the caller's pictures is read, on this server, so that searches find it.",
  audience: 'account',
  input: z.object({ isOn: z.boolean() }),
  reply: z.object({}),
  errors: [],
  rate: 'normal',
});
