import {
  listLoginProviders,
  type SocialKind,
  type SocialPurpose,
  startThirdParty,
} from '@inkstone/contracts/accounts/social-login';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { call, quietCall } from '../../../../platform/call.ts';
import { usePageLocale } from '../../../../platform/i18n/page-locale.ts';
import { saveLocale } from '../../../../platform/i18n/saved-locale.ts';
import type { LoginProvider } from '../../../../shared/social-login/social-names.ts';
import { boundParameter } from './provider-return-notice.tsx';

const waysIn = {
  queryKey: ['account', 'providers'],
  queryFn: () => quietCall(listLoginProviders, {}),
};

/** The identity providers that this site offers; empty until they are known. */
export function useProviders(): readonly LoginProvider[] {
  return useQuery(waysIn).data?.providers ?? [];
}

/** Regions to which codes are sent, as two-letter codes; null for all, and until they are known. */
export function useSmsCountries(): readonly string[] | null {
  return useQuery(waysIn).data?.smsCountries ?? null;
}

/** The purpose of a redirect to an identity provider: linking it (with a proof), or obtaining a proof. */
export interface RedirectPurpose {
  readonly provider: SocialKind;
  readonly purpose: Exclude<SocialPurpose, 'sign_in'>;
  readonly proof?: string;
}

/** Redirects to an identity provider, which returns to this page. */
export function useProviderRedirect() {
  const { pathname } = useLocation();
  const locale = usePageLocale();
  return useMutation({
    mutationFn: (redirect: RedirectPurpose) => {
      const added = redirect.purpose === 'bind' ? `?${boundParameter}=${redirect.provider}` : '';
      return call(startThirdParty, { ...redirect, next: `${pathname}${added}` });
    },
    onSuccess: ({ url }) => {
      // The return path has no language prefix.
      saveLocale(locale);
      location.assign(url);
    },
  });
}
