import { simulateLogin } from '@inkstone/contracts/login-simulator';
import { returnPath, type SocialKind } from '@inkstone/contracts/social-login';
import { buttonClass } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { call } from '../../call.ts';
import { useLocalePath } from '../../i18n/page-locale.ts';
import { useSocialNames } from '../../social-login/social-names.ts';
import { SimulatedPersonForm } from './simulated-person-form.tsx';

export interface SimulatedProviderPageProps {
  provider: SocialKind;
  state: string;
  nonce: string;
  challenge: string;
}

/** Stands for another house where none is connected: whoever comes says who they are. */
export function SimulatedProviderPage({ provider, state, nonce, challenge }: SimulatedProviderPageProps) {
  const t = useTranslations('accounts');
  const path = useLocalePath();
  const house = useSocialNames()[provider];
  /** To our own return page and nowhere else, whatever the address of this one says. */
  const goBackWith = (carried: Record<string, string>) =>
    location.assign(`${path(`${returnPath}/${provider}`)}?${new URLSearchParams({ state, ...carried })}`);
  return (
    <SimulatedPersonForm
      title={t('simulatedTitle', { house })}
      intro={t('simulatedIntro', { house })}
      submitLabel={t('simulatedAllow')}
      onSubmit={async (person) =>
        goBackWith({ code: (await call(simulateLogin, { provider, person, nonce, challenge })).code })
      }
    >
      <button
        type="button"
        className={buttonClass('secondary')}
        onClick={() => goBackWith({ error: 'access_denied' })}
      >
        {t('simulatedRefuse')}
      </button>
    </SimulatedPersonForm>
  );
}
