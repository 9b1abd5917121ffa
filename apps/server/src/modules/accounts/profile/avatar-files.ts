import { type AvatarSize, avatarPath } from '@inkstone/contracts/accounts/profile';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { AvatarPicture } from './avatar-task.ts';

/** Identifies an avatar: each upload has its own id, so the content of a URL never changes. */
export interface AvatarPlace {
  readonly accountId: string;
  readonly avatarId: string;
}

/** Key prefix of an account's avatars. */
const avatarFolder = (accountId: string) => `avatars/${accountId}/`;

const keyOf = ({ accountId, avatarId }: AvatarPlace, size: AvatarSize) =>
  `${avatarFolder(accountId)}${avatarId}-${size}.webp`;

/** The URL of an avatar's large size on this site. */
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

/** Deletes the files of the avatar at a URL; does nothing if there is none. */
export async function deleteAvatar(files: FileStore, url: string | null): Promise<void> {
  const query = new URLSearchParams(url?.split('?')[1]);
  const [accountId, avatarId] = [query.get('account'), query.get('id')];
  if (!accountId || !avatarId) return;
  await files.delete(keyOf({ accountId, avatarId }, 'small'));
  await files.delete(keyOf({ accountId, avatarId }, 'large'));
}
