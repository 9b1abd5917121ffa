import { signInFlowCookies } from '@inkstone/contracts/accounts/sessions';

type FlowCookie = (typeof signInFlowCookies)[number];

const year = 365 * 24 * 60 * 60;

/** Sign-in state stored by an earlier visit or before a reload. */
export function readFlowCookies(): Partial<Record<FlowCookie, string>> {
  const found: Partial<Record<FlowCookie, string>> = {};
  for (const pair of document.cookie.split('; ')) {
    const [name, value = ''] = pair.split('=');
    const known = signInFlowCookies.find((each) => each === name);
    if (known) found[known] = decode(value);
  }
  return found;
}

/** Stores the account until the browser closes, so that a reload keeps it. */
export function rememberAccount({ account, areaCode }: { account: string; areaCode: string }): void {
  write('Account', account);
  write('AreaCode', areaCode, year);
}

/** After sign-in: the method is stored for the next time, the account is not (readings, 44). */
export function rememberSignIn(verifyType: 'sms' | 'password' | null): void {
  write('Account', '', 0);
  if (verifyType) write('VerifyType', verifyType, year);
  write('Logined', '1', year);
}

function write(name: FlowCookie, value: string, maxAge?: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const age = maxAge === undefined ? '' : `; max-age=${maxAge}`;
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing in Safari before 18.4.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${age}${secure}`;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
