import type { LoginProvider } from '../../ports/login-provider.ts';

/**
 * Combines a website and a service account of one open-platform account, which share unionids: the service
 * account is used inside WeChat, the website elsewhere. Either may provide QR codes.
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
