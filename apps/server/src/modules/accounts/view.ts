import type { ReplyOf } from '@inkstone/contracts';
import type { login, logout, UserInfo, VipInfo } from '@inkstone/contracts/accounts';
import type { refresh, serverKey } from '@inkstone/contracts/accounts/sessions';
import { maskPhone } from '@inkstone/domain/accounts';
import { toWireSeconds } from '@inkstone/domain/accounts/profile';
import type { Tier } from '@inkstone/domain/membership';
import type { CookieChange } from '../../platform/http/cookies.ts';
import type { ServerKey } from '../../ports/session-tokens.ts';
import type { MembershipPeriod } from '../membership/index.ts';
import type { Profile } from './get-user-info.ts';
import type { OpenedSession } from './open-session.ts';
import { clearSessionCookies, setSessionCookies } from './session-cookies.ts';
import type { Account } from './store.ts';
import type { RefreshedSession } from './tokens/refresh-session.ts';

interface ReplyWithCookies<Data> {
  readonly data: Data;
  readonly cookies: readonly CookieChange[];
}

/** Reply and cookies of every kind of sign-in. */
export function presentSession(opened: OpenedSession): ReplyWithCookies<ReplyOf<typeof login>> {
  const { account, expiresAt, accessExpiresAt } = opened;
  return { data: { id: account.accountId, expiresAt, accessExpiresAt }, cookies: cookiesOf(opened) };
}

/** Reply and cookies of a renewal; tokens are in the reply only for clients without cookies. */
export function presentRefreshed({
  opened,
  isByCookie,
}: RefreshedSession): ReplyWithCookies<ReplyOf<typeof refresh>> {
  const { account, expiresAt, accessExpiresAt, token, tokenV2, refreshToken, refreshTokenV2 } = opened;
  const tokens = isByCookie ? null : { token, tokenV2, refreshToken, refreshTokenV2 };
  return {
    data: { id: account.accountId, expiresAt, accessExpiresAt, tokens },
    cookies: isByCookie ? cookiesOf(opened) : [],
  };
}

/** The public key for sealing tokens, as a JWK. */
export function presentServerKey({ kid, publicKey }: ServerKey): { data: ReplyOf<typeof serverKey> } {
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { data: { kid, alg: 'ECDH-ES', enc: 'A256GCM', use: 'enc', kty: 'OKP', crv: 'X25519', x } };
}

function cookiesOf(opened: OpenedSession): CookieChange[] {
  const values = {
    TOKEN: opened.token,
    TOKEN_V2: opened.tokenV2,
    REFRESHTOKEN: opened.refreshToken,
    REFRESHTOKEN_V2: opened.refreshTokenV2,
    WEBSITE_LOGGED_IN: '1',
    ...namesOf(opened.account),
  };
  return [...setSessionCookies(values, opened.expiresAt), opened.deviceCookie];
}

function namesOf(account: Account) {
  return {
    ID: account.accountId,
    USERNAME: account.username,
    // Cookies travel with every request: the full number is only in the profile (readings, 44).
    PHONE: account.phone && maskPhone(account.phone),
    NICKNAME: account.nickname,
    AVATAR: account.avatarUrl,
  };
}

/** Reply and cookies of signing out; the cookies of a session that stays open are kept. */
export function presentSignOut(data: ReplyOf<typeof logout>): ReplyWithCookies<ReplyOf<typeof logout>> {
  return { data, cookies: data.isSignedIn ? [] : clearSessionCookies() };
}

const vipTypeOf: Readonly<Record<Tier, VipInfo['vip_type']>> = { free: 'free', plus: 'vip', pro: 'vvip' };

/** The profile for its owner, and the cookies that repeat parts of it. */
export function presentUserInfo(profile: Profile): ReplyWithCookies<UserInfo> {
  const { account, storage, tier } = profile;
  const vips = profile.periods.map(vipInfoOf);
  const none: VipInfo = { vip_type: vipTypeOf[tier], start_time: null, expire_time: null };
  const vip = vips.find(({ vip_type }) => vip_type === vipTypeOf[tier]) ?? none;
  const data: UserInfo = {
    id: account.accountId,
    figureUrl: account.avatarUrl,
    username: account.username,
    nickName: account.nickname,
    qqName: profile.qqName,
    wechatName: profile.wechatName,
    phone: account.phone,
    email: account.email,
    hasPassword: account.passwordHash !== null,
    deletesAt: profile.deletesAt,
    vip_info: vip,
    vip_infos: vips,
    accountSize: storage.total,
    leftSize: storage.left,
  };
  return {
    data,
    cookies: setSessionCookies({ ...namesOf(account), ...figuresOf(data) }, profile.cookiesEnd),
  };
}

/** Times in seconds, as clients of this field expect them. */
function vipInfoOf({ tier, from, to }: MembershipPeriod): VipInfo {
  return { vip_type: vipTypeOf[tier], start_time: toWireSeconds(from), expire_time: toWireSeconds(to) };
}

function figuresOf({ accountSize, leftSize, vip_info, vip_infos, qqName, wechatName }: UserInfo) {
  return {
    QQ: qqName,
    WX: wechatName,
    USAGESTORE: String(accountSize - leftSize),
    TOTALSTORE: String(accountSize),
    VIP_TYPE: vip_info.vip_type,
    VIP_START_TIME: asText(vip_info.start_time),
    VIP_EXPIRE_TIME: asText(vip_info.expire_time),
    VIP_INFO: JSON.stringify(vip_info),
    VIP_DETAIL_INFO: JSON.stringify(vip_infos),
  };
}

function asText(seconds: number | null): string | null {
  return seconds === null ? null : String(seconds);
}
