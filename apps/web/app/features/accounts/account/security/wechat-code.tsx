import { Notice } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import { useWechatQr, type WechatQrUse } from '../../../../shared/social-login/use-wechat-qr.ts';
import { WechatQrPanel } from '../../../../shared/social-login/wechat-qr-panel.tsx';

export interface WechatCodeProps extends Omit<WechatQrUse, 'next'> {
  /** Called before another QR code is created, when that requires a new proof. */
  onRenew?: () => void;
}

/** A QR code to scan with WeChat. */
export function WechatCode({ onRenew, ...use }: WechatCodeProps) {
  const t = useTranslations('accounts');
  const errorText = useErrorText();
  const { qr, error, renew } = useWechatQr({ ...use, next: '' });
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-soft">{t('qrIntro')}</p>
      {error !== null && (
        <Notice tone="bad" role="alert">
          {errorText(error)}
        </Notice>
      )}
      <WechatQrPanel
        qr={qr}
        hasFailed={error !== null}
        onRenew={() => {
          renew();
          onRenew?.();
        }}
      />
    </div>
  );
}
