import { imagePath } from '@inkstone/contracts/documents';
import { readPicture } from './picture-database.ts';

/** Placeholder origin of this site; URLs in texts are relative. */
const placeholderOrigin = 'https://nowhere.invalid';

/** Returns the picture at a URL of this site from local storage; null when it is not stored. */
export async function findPicture(accountId: string, address: string): Promise<Blob | null> {
  const id = pictureId(address);
  return id === null ? null : await readPicture(accountId, id);
}

/** The id of a picture of this site by its URL; null for any other URL. */
export function pictureId(address: string): string | null {
  const { origin, pathname, searchParams } = new URL(address, placeholderOrigin);
  return origin === placeholderOrigin && pathname === imagePath ? searchParams.get('id') : null;
}
