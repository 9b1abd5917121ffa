import { simulateScan } from '@inkstone/contracts/accounts/login-simulator';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { SimulatedPersonForm } from './simulated-person-form.tsx';

/** Simulates a phone with WeChat that has scanned the QR code of the sign-in page. */
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
