import { sessionCookies, signInFlowCookies, type UserInfo } from '@inkstone/contracts/accounts';
import { maskPhone } from '@inkstone/domain/accounts';
import type { CookieChange } from '../../http/cookies.ts';
import type { Profile } from './get-user-info.ts';
import type { OpenedSession } from './open-session.ts';

/** Reply and cookies of every way in. */
export function presentSession({ account, token, expiresAt }: OpenedSession) {
  const values: Record<(typeof sessionCookies)[number], string | null> = {
    TOKEN: token,
    ID: account.accountId,
    USERNAME: account.username,
    // Cookies travel with every request: the full number is only in the profile (readings, 44).
    PHONE: account.phone && maskPhone(account.phone),
    NICKNAME: account.nickname,
    AVATAR: account.avatarUrl,
    WEBSITE_LOGGED_IN: '1',
  };
  const cookies = sessionCookies.map(
    (name): CookieChange => ({ name, value: values[name], expiresAt, httpOnly: name === 'TOKEN' }),
  );
  return { data: { id: account.accountId, expiresAt }, cookies };
}

/** Reply and cookies of signing out. */
export function presentSignOut() {
  const cookies = [...sessionCookies, ...signInFlowCookies].map(
    (name): CookieChange => ({ name, value: null, httpOnly: name === 'TOKEN' }),
  );
  return { data: {}, cookies };
}

/** The profile as its owner sees it. */
export function presentUserInfo({ account, storage }: Profile): { data: UserInfo } {
  return {
    data: {
      id: account.accountId,
      figureUrl: account.avatarUrl,
      username: account.username,
      nickName: account.nickname,
      qqName: null,
      wechatName: null,
      phone: account.phone,
      email: null,
      hasPassword: account.passwordHash !== null,
      accountSize: storage.total,
      leftSize: storage.left,
    },
  };
}
