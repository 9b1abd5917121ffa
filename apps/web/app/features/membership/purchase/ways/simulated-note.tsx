import { Notice } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { SentenceGap } from '../../../../platform/i18n/sentence-gap.tsx';

/** Explains that a code opens the simulator, with a link to it in place of a wallet. */
export function SimulatedNote({ address }: { address: string }) {
  const t = useTranslations('purchase');
  return (
    <Notice tone="warn" className="text-left">
      {t('simulated')}
      <SentenceGap />
      <a href={address} target="_blank" rel="noreferrer" className="font-medium underline underline-offset-4">
        {t('openSimulatedWallet')}
      </a>
    </Notice>
  );
}
