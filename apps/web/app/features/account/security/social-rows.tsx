import { type SocialKind, socialKinds } from '@inkstone/contracts/social-login';
import { showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorWords } from '../../../use-error-words.ts';
import { type Binding, BindingRow, NamedButton } from './binding-row.tsx';
import { useLeaveToBind, useProviders } from './use-social.ts';
import { WechatDialog } from './wechat-dialog.tsx';

export interface SocialRowsProps {
  bindings: readonly Binding[];
  onUnbind: (binding: Binding) => void;
}

/** The social logins of the account, and those of this site that can be added to it. */
export function SocialRows({ bindings, onUnbind }: SocialRowsProps) {
  const t = useTranslations('account');
  const accounts = useTranslations('accounts');
  const errorWords = useErrorWords();
  const providers = useProviders();
  const [isScanning, setScanning] = useState(false);
  const leave = useLeaveToBind((error) => showToast.error(errorWords(error)));
  const find = (kind: SocialKind) => bindings.find((binding) => binding.kind === kind);
  const offered = (kind: SocialKind) => providers.find((provider) => provider.kind === kind);
  return (
    <>
      {socialKinds
        .filter((kind) => find(kind) ?? offered(kind))
        .map((kind) => (
          <BindingRow key={kind} kind={kind} binding={find(kind)} onUnbind={onUnbind}>
            {!find(kind) && (
              <NamedButton
                word={t('add')}
                what={t(`way_${kind}`)}
                isBusy={leave.isPending && leave.variables === kind}
                onClick={() => (offered(kind)?.flow === 'qr' ? setScanning(true) : leave.mutate(kind))}
              />
            )}
          </BindingRow>
        ))}
      {providers.some(({ isSimulated }) => isSimulated) && (
        <li className="py-3 text-xs text-faint">{accounts('waysSimulated')}</li>
      )}
      {isScanning && <WechatDialog onClose={() => setScanning(false)} />}
    </>
  );
}
