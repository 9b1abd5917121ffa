import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** So many of the largest pictures are named. */
export const largestPictures = 20;

/** A picture, and where it stands. Sizes are in bytes, times in ms since the epoch. */
export const pictureView = z.object({
  id: z.uuid(),
  /** Path on this site; only the owner can fetch it. */
  url: z.string(),
  size: z.int(),
  /** When it was last sent. */
  sentAt: z.int(),
  documents: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      isTrashed: z.boolean(),
      /** No longer in the text, but in an earlier version of it. */
      isInVersions: z.boolean(),
    }),
  ),
});

export type PictureView = z.output<typeof pictureView>;

/** What takes the caller's room for files: pictures; texts are not counted. */
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
    /** Pictures that no document holds, in its text or in a version, and that can be removed now. */
    unused: z.object({ pictures: z.int(), size: z.int() }),
  }),
  errors: [],
  rate: 'exchange',
});

export type StorageReply = z.output<(typeof getStorage)['reply']>;

/** Removes the caller's pictures that no document holds; of those sent within the last day, none. */
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
