import type { ReplyOf } from '@inkstone/contracts';
import { type listLoginProviders as contract, socialKinds } from '@inkstone/contracts/accounts/social-login';
import type { UseCase } from '../../../platform/http/route.ts';
import { isInWechat } from './in-wechat.ts';

/** Lists the enabled providers. Inside WeChat, WeChat uses authorization in place of a QR code. */
export const listProviders: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, { origin }) => {
  const providers = socialKinds.flatMap((kind) => {
    const provider = deps.login[kind];
    if (!provider) return [];
    const flow = provider.scan && !isInWechat(origin) ? ('qr' as const) : ('redirect' as const);
    return [{ kind, flow, isSimulated: provider.isSimulated }];
  });
  const { login, channels } = deps.config;
  const smsCountries = channels.countries && [...channels.countries];
  return { providers, phone: login.phone, smsCountries };
};
