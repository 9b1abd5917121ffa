import type { SocialKind } from '@inkstone/contracts/accounts/social-login';
import type { Clock, Random } from '@inkstone/kernel';
import type { Keys } from '../../platform/security/keys.ts';
import type { Config } from '../../ports/config.ts';
import type { LoginProvider, LoginProviders } from '../../ports/login-provider.ts';
import { createAppleLogin } from './apple.ts';
import { createGoogleLogin } from './google.ts';
import { createQqLogin } from './qq.ts';
import { createSimulatedLogin } from './simulator.ts';
import { createWechatOpenPlatform } from './wechat-open-platform.ts';
import { createWechatServiceAccount } from './wechat-service-account.ts';
import { joinWechatApps } from './wechat-two-apps.ts';

/** Creates the social logins enabled by the settings. */
export function createLoginProviders(deps: {
  readonly config: Pick<Config, 'login' | 'baseUrl'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly keys: Keys;
}): LoginProviders {
  const { login, baseUrl } = deps.config;
  const make = (kind: SocialKind): LoginProvider | null => {
    const setting = login[kind];
    switch (setting.driver) {
      case 'off':
        return null;
      case 'simulator':
        return createSimulatedLogin({ keys: deps.keys, baseUrl }, kind);
      case 'open-platform':
        return createWechatOpenPlatform({}, setting);
      case 'service-account':
        return createWechatServiceAccount(deps, setting);
      case 'open-platform,service-account':
      case 'service-account,open-platform': {
        const website = createWechatOpenPlatform({}, setting.website);
        const account = createWechatServiceAccount(deps, setting.account);
        const hasScans = setting.driver.startsWith('service-account');
        return joinWechatApps({ website, account }, hasScans ? 'account' : 'website');
      }
      case 'qq':
        return createQqLogin({}, setting);
      case 'google':
        return createGoogleLogin(deps, setting);
      case 'apple':
        return createAppleLogin(deps, setting);
    }
  };
  return { wechat: make('wechat'), qq: make('qq'), apple: make('apple'), google: make('google') };
}
