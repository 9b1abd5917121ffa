import { imagePath } from '@inkstone/contracts/documents';
import { readPicture } from './picture-database.ts';

/** Stands for this site, whose addresses in texts are without origin. */
const nowhere = 'https://nowhere.invalid';

/** The picture at an address of this site, from this device; null where it is not here. */
export async function findPicture(accountId: string, address: string): Promise<Blob | null> {
  const id = pictureId(address);
  return id === null ? null : await readPicture(accountId, id);
}

/** The id of a picture of this site by its address; null for every other address. */
export function pictureId(address: string): string | null {
  const { origin, pathname, searchParams } = new URL(address, nowhere);
  return origin === nowhere && pathname === imagePath ? searchParams.get('id') : null;
}
