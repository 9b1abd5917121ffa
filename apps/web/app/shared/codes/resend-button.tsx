import { Button } from '@inkstone/ui';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

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

/** Whole seconds until a moment (ms since the epoch), counted down to 0. */
function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}
