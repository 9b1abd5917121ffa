import type { ReplyOf } from '@inkstone/contracts';
import type { listLoginProviders, SocialKind } from '@inkstone/contracts/accounts/social-login';
import { useTranslations } from 'use-intl';

/** An external identity provider that the server offers to this browser. */
export type LoginProvider = ReplyOf<typeof listLoginProviders>['providers'][number];

/** The names of the identity providers in the page's language. */
export function useSocialNames(): Readonly<Record<SocialKind, string>> {
  const t = useTranslations('accounts');
  return { wechat: t('wechat'), qq: t('qq'), apple: t('apple'), google: t('google') };
}
