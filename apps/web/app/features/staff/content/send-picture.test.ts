import { AppError } from '@inkstone/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { sendPicture } from './send-picture.ts';

afterEach(() => vi.unstubAllGlobals());

it('refuses a picture of 20 MB with a message before anything of it is sent', async () => {
  const send = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', send);
  const picture = new File([new Uint8Array(20 * 1024 * 1024)], 'large.jpg', { type: 'image/jpeg' });
  await expect(sendPicture(picture)).rejects.toEqual(new AppError('image_too_large', { limit: '5 MB' }));
  expect(send).not.toHaveBeenCalled();
});
