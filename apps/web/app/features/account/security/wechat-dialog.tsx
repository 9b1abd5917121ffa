import { Button, Dialog, Notice, showToast } from '@inkstone/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../session/session.tsx';
import { useWechatQr } from '../../../social-login/use-wechat-qr.ts';
import { WechatQrPanel } from '../../../social-login/wechat-qr-panel.tsx';
import { useErrorWords } from '../../../use-error-words.ts';
import { bindingsKey } from './use-bindings.ts';

/** Adds WeChat by a code that is scanned with the phone. */
export function WechatDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('account');
  const accounts = useTranslations('accounts');
  const errorWords = useErrorWords();
  const { refresh } = useSession();
  const queries = useQueryClient();
  const { qr, error, renew } = useWechatQr({
    purpose: 'bind',
    next: '',
    onOutcome: () => {
      void refresh();
      void queries.invalidateQueries({ queryKey: bindingsKey });
      showToast.success(t('boundNow', { way: t('way_wechat') }));
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('wechatAdd')}
      description={accounts('qrIntro')}
      closeLabel={t('close')}
      actions={
        (qr?.isOver || error !== null) && (
          <Button kind="primary" onClick={renew}>
            {accounts('qrRenew')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {error !== null ? (
          <Notice tone="bad" role="alert">
            {errorWords(error)}
          </Notice>
        ) : (
          <WechatQrPanel qr={qr} hasFailed={false} />
        )}
      </div>
    </Dialog>
  );
}
