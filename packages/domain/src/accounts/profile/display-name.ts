/** Names of a user; blank ones are ignored. */
export interface Names {
  readonly username: string | null;
  readonly nickName: string | null;
  readonly qqName: string | null;
  readonly wechatName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/**
 * Display name on the site (spec, 3): user name, nickname, QQ, WeChat, phone, e-mail. Null if there is none.
 */
export function siteName(names: Names): string | null {
  const { username, nickName, qqName, wechatName, phone, email } = names;
  return firstOf([username, nickName, qqName, wechatName, phone, email]);
}

/**
 * Display name in the purchase area (spec, 3; readings, 38): user name, phone, nickname, QQ, WeChat, e-mail.
 */
export function purchaseName(names: Names): string | null {
  const { username, nickName, qqName, wechatName, phone, email } = names;
  return firstOf([username, phone, nickName, qqName, wechatName, email]);
}

function firstOf(names: readonly (string | null)[]): string | null {
  return names.find((name) => name?.trim()) ?? null;
}
