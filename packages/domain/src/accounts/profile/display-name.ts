/** What somebody may be called by; blanks count as nothing. */
export interface Names {
  readonly username: string | null;
  readonly nickName: string | null;
  readonly qqName: string | null;
  readonly wechatName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** The name on the site (spec, 3): username, nickname, QQ, WeChat, phone, e-mail. Null: nothing is known. */
export function siteName(names: Names): string | null {
  const { username, nickName, qqName, wechatName, phone, email } = names;
  return firstOf([username, nickName, qqName, wechatName, phone, email]);
}

/** The name in the purchase area (spec, 3; readings, 38): username, phone, nickname, QQ, WeChat, e-mail. */
export function purchaseName(names: Names): string | null {
  const { username, nickName, qqName, wechatName, phone, email } = names;
  return firstOf([username, phone, nickName, qqName, wechatName, email]);
}

function firstOf(names: readonly (string | null)[]): string | null {
  return names.find((name) => name?.trim()) ?? null;
}
