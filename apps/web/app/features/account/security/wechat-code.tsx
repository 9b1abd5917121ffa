import { Notice } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useWechatQr, type WechatQrUse } from '../../../social-login/use-wechat-qr.ts';
import { WechatQrPanel } from '../../../social-login/wechat-qr-panel.tsx';
import { useErrorWords } from '../../../use-error-words.ts';

export interface WechatCodeProps extends Omit<WechatQrUse, 'next'> {
  /** What has to be done before another code, where not a code alone is needed. */
  onRenew?: () => void;
}

/** A code for WeChat on the phone. */
export function WechatCode({ onRenew, ...use }: WechatCodeProps) {
  const t = useTranslations('accounts');
  const errorWords = useErrorWords();
  const { qr, error, renew } = useWechatQr({ ...use, next: '' });
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-soft">{t('qrIntro')}</p>
      {error !== null && (
        <Notice tone="bad" role="alert">
          {errorWords(error)}
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
