import type { Picture } from '../../manuscript.ts';

function picture(mediaType: string, base64: string): Picture {
  return { mediaType, bytes: Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)) };
}

/** Pictures of one pixel in each supported format, by address. */
export const tinyPictures: ReadonlyMap<string, Picture> = new Map([
  [
    'picture:1',
    picture(
      'image/png',
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    ),
  ],
  ['picture:2', picture('image/gif', 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7')],
]);
