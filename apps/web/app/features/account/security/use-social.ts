import {
  listLoginProviders,
  type SocialKind,
  type SocialPurpose,
  startThirdParty,
} from '@inkstone/contracts/social-login';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { call, quietCall } from '../../../call.ts';
import { usePageLocale } from '../../../i18n/page-locale.ts';
import { saveLocale } from '../../../i18n/saved-locale.ts';
import type { LoginProvider } from '../../../social-login/social-names.ts';
import { boundParameter } from './back-notice.tsx';

const waysIn = {
  queryKey: ['account', 'providers'],
  queryFn: () => quietCall(listLoginProviders, {}),
};

/** The social logins that this site offers; none until they are known. */
export function useProviders(): readonly LoginProvider[] {
  return useQuery(waysIn).data?.providers ?? [];
}

/** Countries whose numbers get codes, by two letters; null for all, and until they are known. */
export function useSmsCountries(): readonly string[] | null {
  return useQuery(waysIn).data?.smsCountries ?? null;
}

/** What somebody goes to another house for: to add it to the account, with a proof, or to get a proof by it. */
export interface Errand {
  readonly provider: SocialKind;
  readonly purpose: Exclude<SocialPurpose, 'sign_in'>;
  readonly proof?: string;
}

/** Goes to another house; who comes back lands on this page again. */
export function useLeave() {
  const { pathname } = useLocation();
  const locale = usePageLocale();
  return useMutation({
    mutationFn: (errand: Errand) => {
      const added = errand.purpose === 'bind' ? `?${boundParameter}=${errand.provider}` : '';
      return call(startThirdParty, { ...errand, next: `${pathname}${added}` });
    },
    onSuccess: ({ url }) => {
      // The address to come back to has no language in it.
      saveLocale(locale);
      location.assign(url);
    },
  });
}
