import { simulateLogin } from '@inkstone/contracts/accounts/login-simulator';
import { returnPath, type SocialKind } from '@inkstone/contracts/accounts/social-login';
import { buttonClass } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useHydrated } from '../../../platform/use-hydrated.ts';
import { useSocialNames } from '../../../shared/social-login/social-names.ts';
import { SimulatedPersonForm } from './simulated-person-form.tsx';

export interface SimulatedProviderPageProps {
  provider: SocialKind;
  state: string;
  nonce: string;
  challenge: string;
}

/** Simulates an identity provider when none is configured: the tester chooses an identity. */
export function SimulatedProviderPage({ provider, state, nonce, challenge }: SimulatedProviderPageProps) {
  const t = useTranslations('accounts');
  const path = useLocalePath();
  const providerName = useSocialNames()[provider];
  // A press before hydration would do nothing.
  const isHydrated = useHydrated();
  /** Redirects only to our own return page, regardless of the parameters of this URL. */
  const goBackWith = (carried: Record<string, string>) =>
    location.assign(`${path(`${returnPath}/${provider}`)}?${new URLSearchParams({ state, ...carried })}`);
  return (
    <SimulatedPersonForm
      title={t('simulatedTitle', { provider: providerName })}
      intro={t('simulatedIntro', { provider: providerName })}
      submitLabel={t('simulatedAllow')}
      onSubmit={async (person) =>
        goBackWith({ code: (await call(simulateLogin, { provider, person, nonce, challenge })).code })
      }
    >
      <button
        type="button"
        className={buttonClass('secondary')}
        disabled={!isHydrated}
        onClick={() => goBackWith({ error: 'access_denied' })}
      >
        {t('simulatedRefuse')}
      </button>
    </SimulatedPersonForm>
  );
}
