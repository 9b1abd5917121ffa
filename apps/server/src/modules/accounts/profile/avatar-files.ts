import { type AvatarSize, avatarPath } from '@inkstone/contracts/accounts/profile';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { AvatarPicture } from './avatar-task.ts';

/** Identifies an avatar: each upload has its own id, so the content of a URL never changes. */
export interface AvatarKey {
  readonly accountId: string;
  readonly avatarId: string;
}

/** Key prefix of an account's avatars. */
const avatarFolder = (accountId: string) => `avatars/${accountId}/`;

const keyOf = ({ accountId, avatarId }: AvatarKey, size: AvatarSize) =>
  `${avatarFolder(accountId)}${avatarId}-${size}.webp`;

/** The URL of an avatar's large size on this site. */
export function avatarUrl({ accountId, avatarId }: AvatarKey): string {
  return `${avatarPath}?account=${accountId}&id=${avatarId}`;
}

export async function putAvatar(files: FileStore, key: AvatarKey, picture: AvatarPicture): Promise<void> {
  await files.put(keyOf(key, 'small'), picture.small);
  await files.put(keyOf(key, 'large'), picture.large);
}

export function getAvatar(files: FileStore, key: AvatarKey, size: AvatarSize): Promise<Uint8Array | null> {
  return files.get(keyOf(key, size));
}

/** Deletes the files of the avatar at a URL; does nothing if there is none. */
export async function deleteAvatar(files: FileStore, url: string | null): Promise<void> {
  const query = new URLSearchParams(url?.split('?')[1]);
  const [accountId, avatarId] = [query.get('account'), query.get('id')];
  if (!accountId || !avatarId) return;
  await files.delete(keyOf({ accountId, avatarId }, 'small'));
  await files.delete(keyOf({ accountId, avatarId }, 'large'));
}
