import type { Picture } from '@inkstone/exchange';
import sharp from 'sharp';

/** Converts the pictures that a PDF cannot contain: it takes PNG and JPEG; of an animation, the first frame. */
export async function toPrintable(
  pictures: ReadonlyMap<string, Picture>,
): Promise<ReadonlyMap<string, Picture>> {
  const printable = new Map<string, Picture>();
  for (const [src, picture] of pictures) printable.set(src, await convert(picture));
  return printable;
}

async function convert(picture: Picture): Promise<Picture> {
  if (picture.mediaType === 'image/png' || picture.mediaType === 'image/jpeg') return picture;
  return { bytes: await sharp(picture.bytes).png().toBuffer(), mediaType: 'image/png' };
}
