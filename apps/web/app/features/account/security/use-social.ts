import { listLoginProviders, type SocialKind, startThirdParty } from '@inkstone/contracts/social-login';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, quietCall } from '../../../call.ts';
import { useLocalePath, usePageLocale } from '../../../i18n/page-locale.ts';
import { saveLocale } from '../../../i18n/saved-locale.ts';
import type { LoginProvider } from '../../../social-login/social-names.ts';
import { boundParameter } from './bound-notice.tsx';

/** The social logins that this site offers; none until they are known. */
export function useProviders(): readonly LoginProvider[] {
  const { data } = useQuery({
    queryKey: ['account', 'providers'],
    queryFn: async () => (await quietCall(listLoginProviders, {})).providers,
  });
  return data ?? [];
}

/** Goes to another house to add it to the account; who comes back lands on this page again. */
export function useLeaveToBind(onError: (error: unknown) => void) {
  const path = useLocalePath();
  const locale = usePageLocale();
  return useMutation({
    mutationFn: (provider: SocialKind) => {
      const next = `${path('/app/account')}?${boundParameter}=${provider}`;
      return call(startThirdParty, { provider, purpose: 'bind', next });
    },
    onSuccess: ({ url }) => {
      // The address to come back to has no language in it.
      saveLocale(locale);
      location.assign(url);
    },
    onError,
  });
}
