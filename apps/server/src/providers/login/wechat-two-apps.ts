import type { LoginProvider } from '../../modules/accounts/social/login-provider.ts';

/**
 * A website and a service account of one open-platform account, so that both know people by the same unionid: the
 * account asks inside WeChat, the website everywhere else. Codes are shown by either.
 */
export function joinWechatApps(
  { website, account }: { readonly website: LoginProvider; readonly account: LoginProvider },
  codesBy: 'website' | 'account',
): LoginProvider {
  const appOf = ({ isInWechat }: { readonly isInWechat: boolean }) => (isInWechat ? account : website);
  return {
    isSimulated: false,
    isPostedBack: false,
    startUrl: (start) => appOf(start).startUrl(start),
    finish: (returned) => appOf(returned).finish(returned),
    ...(codesBy === 'account' && account.scan ? { scan: account.scan } : {}),
  };
}
