/** What somebody may be called by; null where they gave nothing. */
export interface Names {
  readonly username: string | null;
  readonly nickname: string | null;
  readonly qq: string | null;
  readonly wx: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

const order = ['username', 'nickname', 'qq', 'wx', 'phone', 'email'] as const;

/** The name shown on the site: the first there is (spec, 3). Null asks for the default label. */
export function displayName(names: Names): string | null {
  for (const kind of order) {
    const name = names[kind]?.trim();
    if (name) return name;
  }
  return null;
}
