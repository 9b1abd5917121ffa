import type { UserInfo } from '@inkstone/contracts/accounts';
import { showToast } from '@inkstone/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../../session/session.tsx';
import type { LoginProvider } from '../../../../shared/social-login/social-names.ts';
import { ProviderRedirectButton } from './provider-redirect-button.tsx';
import { StepDialog } from './step-dialog.tsx';
import { bindingsKey } from './use-bindings.ts';
import { WechatCode } from './wechat-code.tsx';

export interface AddSocialDialogProps {
  profile: UserInfo;
  provider: LoginProvider;
  onClose: () => void;
}

/**
 * Links an external identity to the account: proof of ownership first, then the identity provider or a QR
 * code.
 */
export function AddSocialDialog({ profile, provider, onClose }: AddSocialDialogProps) {
  const t = useTranslations('account');
  const { refresh } = useSession();
  const queries = useQueryClient();
  const { kind, flow } = provider;
  const way = t(`way_${kind}`);
  const done = () => {
    void refresh();
    void queries.invalidateQueries({ queryKey: bindingsKey });
    showToast.success(t('boundNow', { way }));
    onClose();
  };
  return (
    <StepDialog
      profile={profile}
      purpose="change_login"
      title={t('socialAdd', { way })}
      text={t('socialAddText', { way })}
      onClose={onClose}
    >
      {(proof, proveAgain) =>
        flow === 'qr' ? (
          <WechatCode purpose="bind" proof={proof} onOutcome={done} onRenew={proveAgain} />
        ) : (
          <ProviderRedirectButton redirect={{ provider: kind, purpose: 'bind', proof }}>
            {t('continueAt', { way })}
          </ProviderRedirectButton>
        )
      }
    </StepDialog>
  );
}
