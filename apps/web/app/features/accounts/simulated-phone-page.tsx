import { simulateScan } from '@inkstone/contracts/login-simulator';
import { useTranslations } from 'use-intl';
import { call } from '../../call.ts';
import { SimulatedPersonForm } from './simulated-person-form.tsx';

/** Stands for a phone with WeChat that has just scanned the code on the sign-in page. */
export function SimulatedPhonePage({ scene }: { scene: string }) {
  const t = useTranslations('accounts');
  return (
    <SimulatedPersonForm
      title={t('phoneSimulatedTitle')}
      intro={t('phoneSimulatedIntro')}
      submitLabel={t('phoneSimulatedScan')}
      onSubmit={async (person) => location.assign((await call(simulateScan, { scene, person })).confirmUrl)}
    />
  );
}
