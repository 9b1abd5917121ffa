import { type AvatarSize, avatarPath } from '@inkstone/contracts/profile';
import type { FileStore } from '../../../files/file-store.ts';
import type { AvatarPicture } from './avatar-picture.ts';

/** Which avatar: every one that is set has an id of its own, so what stands under an address never changes. */
export interface AvatarPlace {
  readonly accountId: string;
  readonly avatarId: string;
}

/** What the keys of an account's avatars begin with. */
export const avatarFolder = (accountId: string) => `avatars/${accountId}/`;

const keyOf = ({ accountId, avatarId }: AvatarPlace, size: AvatarSize) =>
  `${avatarFolder(accountId)}${avatarId}-${size}.webp`;

/** The address of an avatar's large form on this site. */
export function avatarUrl({ accountId, avatarId }: AvatarPlace): string {
  return `${avatarPath}?account=${accountId}&id=${avatarId}`;
}

export async function putAvatar(files: FileStore, place: AvatarPlace, picture: AvatarPicture): Promise<void> {
  await files.put(keyOf(place, 'small'), picture.small);
  await files.put(keyOf(place, 'large'), picture.large);
}

export function getAvatar(
  files: FileStore,
  place: AvatarPlace,
  size: AvatarSize,
): Promise<Uint8Array | null> {
  return files.get(keyOf(place, size));
}

/** Removes the files of the avatar at an address; nothing where there is none. */
export async function deleteAvatar(files: FileStore, url: string | null): Promise<void> {
  const query = new URLSearchParams(url?.split('?')[1]);
  const [accountId, avatarId] = [query.get('account'), query.get('id')];
  if (!accountId || !avatarId) return;
  await files.delete(keyOf({ accountId, avatarId }, 'small'));
  await files.delete(keyOf({ accountId, avatarId }, 'large'));
}
