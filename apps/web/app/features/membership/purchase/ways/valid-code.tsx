import { Button } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { QrCode } from '../../../../shared/qr-code.tsx';
import { useSecondsLeft } from '../order/use-seconds-left.ts';

export interface ValidCodeProps {
  readonly text: string;
  readonly label: string;
  readonly expiresAt: number;
  /** When it was received, by the clock of this device. */
  readonly shownAt: number;
  readonly isBusy: boolean;
  readonly onRenew: () => void;
}

/** A QR code with the time for which it is valid, and afterwards a button for a new one. */
export function ValidCode({ text, label, expiresAt, shownAt, isBusy, onRenew }: ValidCodeProps) {
  const t = useTranslations('purchase');
  const left = useSecondsLeft(expiresAt, shownAt);
  if (left === 0) {
    return (
      <div className="flex size-56 flex-col items-center justify-center gap-3 rounded-md border border-line bg-sunken p-4">
        <p className="text-sm text-soft">{t('codeExpired')}</p>
        <Button size="small" isBusy={isBusy} onClick={onRenew}>
          {t('newCode')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className="rounded-lg bg-white p-1 [&_svg]:size-56">
        <QrCode text={text} label={label} />
      </div>
      {left !== null && (
        <p role="timer" className="text-sm text-faint tabular-nums">
          {t('codeValid', { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` })}
        </p>
      )}
    </>
  );
}
