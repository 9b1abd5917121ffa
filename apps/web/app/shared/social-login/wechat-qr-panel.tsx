import { Button, buttonClass, Spinner } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useCopy } from '../../platform/use-copy.ts';
import { QrCode } from '../qr-code.tsx';
import type { ShownQr } from './use-wechat-qr.ts';

export interface WechatQrPanelProps {
  /** Null while it is being created, or after that failed. */
  qr: ShownQr | null;
  hasFailed: boolean;
  onRenew: () => void;
}

/** A QR code to scan with WeChat, its state, and a button for another one after it has expired. */
export function WechatQrPanel({ qr, hasFailed, onRenew }: WechatQrPanelProps) {
  const t = useTranslations('accounts');
  return (
    <>
      <div className="flex flex-col items-center gap-4">
        {!hasFailed && <QrFrame qr={qr} />}
        <p aria-live="polite" className="text-center text-sm text-soft empty:hidden">
          {qr && t(`qrState.${qr.state}`)}
        </p>
        {(hasFailed || qr?.isOver) && (
          <Button kind="primary" onClick={onRenew}>
            {t('qrRenew')}
          </Button>
        )}
        {qr?.isSimulated && qr.state === 'created' && (
          <a href={qr.url} target="_blank" rel="noreferrer" className={buttonClass('secondary', 'small')}>
            {t('qrSimulated')}
          </a>
        )}
      </div>
      <OnThisPhone />
    </>
  );
}

function QrFrame({ qr }: Pick<WechatQrPanelProps, 'qr'>) {
  const t = useTranslations('accounts');
  return (
    <div className="relative flex size-44 items-center justify-center rounded-md bg-sunken">
      {qr ? (
        <div className={qr.isOver || qr.state === 'scanned' ? 'opacity-15' : ''}>
          <QrCode text={qr.url} label={t('qrPicture')} />
        </div>
      ) : (
        <Spinner />
      )}
    </div>
  );
}

/** Explains how to continue on a phone, whose users cannot scan its own screen: they open the page inside WeChat. */
function OnThisPhone() {
  const t = useTranslations('accounts');
  const copy = useCopy(t('simulatorCopied'));
  return (
    <div className="hidden flex-col gap-2 rounded-md bg-note-wash px-4 py-3 text-sm text-note pointer-coarse:flex">
      <p>{t('qrOnPhone')}</p>
      <Button size="small" className="self-start" onClick={() => void copy(location.href)}>
        {t('qrCopyAddress')}
      </Button>
    </div>
  );
}
