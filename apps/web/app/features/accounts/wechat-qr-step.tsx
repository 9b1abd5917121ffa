import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useWechatQr } from '../../social-login/use-wechat-qr.ts';
import { WechatQrPanel } from '../../social-login/wechat-qr-panel.tsx';
import { useErrorWords } from '../../use-error-words.ts';
import { nextPath } from './next-path.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** A code for WeChat on the phone. Says what happens to it, and makes another when it is over. */
export function WechatQrStep({ signIn }: StepProps) {
  const t = useTranslations('accounts');
  const words = useErrorWords();
  const [query] = useSearchParams();
  const next = nextPath(query.get('next')) ?? '';
  const { qr, error, renew } = useWechatQr({
    purpose: 'sign_in',
    next,
    onOutcome: (outcome) => void signIn.takeOutcome(outcome),
  });
  return (
    <StepFrame
      heading={t('qrHeading')}
      intro={t('qrIntro')}
      problem={error === null ? null : words(error)}
      onBack={() => signIn.goBack()}
      onSubmit={renew}
    >
      <WechatQrPanel qr={qr} hasFailed={error !== null} onRenew={renew} />
    </StepFrame>
  );
}
