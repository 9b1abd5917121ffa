import { simulateScan } from '@inkstone/contracts/login-simulator';
import { Button, Notice, TextField } from '@inkstone/ui';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../call.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useErrorWords } from '../../use-error-words.ts';
import { QuietFrame } from './quiet-frame.tsx';

/** Stands for a phone with WeChat that has just scanned the code on the sign-in page. */
export function SimulatedPhonePage({ scene }: { scene: string }) {
  const t = useTranslations('accounts');
  const words = useErrorWords();
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // From the field itself: a name may be typed before this page listens.
    const person = String(new FormData(event.currentTarget).get('person'));
    setBusy(true);
    try {
      location.assign((await call(simulateScan, { scene, person })).confirmUrl);
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return (
    <QuietFrame>
      <PageHead title={t('phoneSimulatedTitle')} />
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <h1 className="font-serif text-2xl font-semibold">{t('phoneSimulatedTitle')}</h1>
        <Notice tone="warn">{t('phoneSimulatedIntro')}</Notice>
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
          {t('phoneSimulatedScan')}
        </Button>
      </form>
    </QuietFrame>
  );
}
