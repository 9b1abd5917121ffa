import { simulateLogin } from '@inkstone/contracts/login-simulator';
import { returnPath, type SocialKind } from '@inkstone/contracts/social-login';
import { Button, buttonClass, Notice, TextField } from '@inkstone/ui';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../call.ts';
import { useLocalePath } from '../../i18n/page-locale.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSocialNames } from '../../social-login/social-names.ts';
import { useErrorWords } from '../../use-error-words.ts';
import { QuietFrame } from './quiet-frame.tsx';

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
  const words = useErrorWords();
  const house = useSocialNames()[provider];
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  /** To our own return page and nowhere else, whatever the address of this one says. */
  const goBackWith = (carried: Record<string, string>) =>
    location.assign(`${path(`${returnPath}/${provider}`)}?${new URLSearchParams({ state, ...carried })}`);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // From the field itself: a name may be typed before this page listens.
    const person = String(new FormData(event.currentTarget).get('person'));
    setBusy(true);
    try {
      goBackWith({ code: (await call(simulateLogin, { provider, person, nonce, challenge })).code });
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return (
    <QuietFrame>
      <PageHead title={t('simulatedTitle', { house })} />
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <h1 className="font-serif text-2xl font-semibold">{t('simulatedTitle', { house })}</h1>
        <Notice tone="warn">{t('simulatedIntro', { house })}</Notice>
        <TextField
          name="person"
          label={t('simulatedPerson')}
          hint={t('simulatedPersonHint')}
          autoComplete="off"
          required
          maxLength={20}
          error={error === null ? null : words(error)}
        />
        <Button kind="primary" size="large" type="submit" isBusy={isBusy}>
          {t('simulatedAllow')}
        </Button>
        <button
          type="button"
          className={buttonClass('secondary')}
          onClick={() => goBackWith({ error: 'access_denied' })}
        >
          {t('simulatedRefuse')}
        </button>
      </form>
    </QuietFrame>
  );
}
