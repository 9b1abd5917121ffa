import * as contract from '@inkstone/contracts/accounts/profile';
import type { FileRoute } from '../../../platform/http/file-route.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { changePassword } from '../passwords/change-password.ts';
import { changeProfile } from './change-profile.ts';
import { readAvatar } from './read-avatar.ts';
import { removeAvatar } from './remove-avatar.ts';
import { storeAvatar } from './store-avatar.ts';

export const profileRoutes: Route[] = [
  route(contract.changeProfile, changeProfile, ({ username, nickname }) => ({
    data: { username, nickName: nickname },
  })),
  route(contract.changePassword, changePassword),
  route(contract.storeAvatar, storeAvatar),
  route(contract.removeAvatar, removeAvatar),
];

export const profileFileRoutes: FileRoute[] = [readAvatar];
