import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useWechatQr } from '../../../shared/social-login/use-wechat-qr.ts';
import { WechatQrPanel } from '../../../shared/social-login/wechat-qr-panel.tsx';
import { nextPath } from './next-path.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** A QR code to scan with WeChat. Shows its state, and creates another one after it has expired. */
export function WechatQrStep({ signIn }: StepProps) {
  const t = useTranslations('accounts');
  const words = useErrorText();
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
