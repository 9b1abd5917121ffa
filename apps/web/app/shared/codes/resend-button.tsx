import { Button } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useCountdown } from './use-countdown.ts';

export interface ResendButtonProps {
  /** When another code can be sent, ms since the epoch. */
  resendAt: number;
  isBusy?: boolean;
  onResend: () => void;
}

/** Requests another code and shows the countdown until then; needs the phrases `accounts`. */
export function ResendButton({ resendAt, isBusy = false, onResend }: ResendButtonProps) {
  const t = useTranslations('accounts');
  const seconds = useCountdown(resendAt);
  return (
    <Button kind="quiet" size="small" className="-mx-3" disabled={seconds > 0 || isBusy} onClick={onResend}>
      {seconds > 0 ? t('codeResendIn', { seconds }) : t('codeResend')}
    </Button>
  );
}
