import type { ReplyOf } from '@inkstone/contracts';
import type { listLoginProviders, SocialKind } from '@inkstone/contracts/social-login';
import { useTranslations } from 'use-intl';

/** Another house whose accounts open ours, as the server offers it to this browser. */
export type LoginProvider = ReplyOf<typeof listLoginProviders>['providers'][number];

/** What the houses are called in the page's language. */
export function useSocialNames(): Readonly<Record<SocialKind, string>> {
  const t = useTranslations('accounts');
  return { wechat: t('wechat'), qq: t('qq'), apple: t('apple'), google: t('google') };
}
