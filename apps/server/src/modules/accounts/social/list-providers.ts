import type { ReplyOf } from '@inkstone/contracts';
import { type listLoginProviders as contract, socialKinds } from '@inkstone/contracts/social-login';
import type { UseCase } from '../../../http/route.ts';
import { isInWechat } from './in-wechat.ts';

/** The providers that are switched on. Inside WeChat nobody can scan their own screen, so they are asked there. */
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
