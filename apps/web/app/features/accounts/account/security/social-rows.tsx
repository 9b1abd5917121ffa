import { type SocialKind, socialKinds } from '@inkstone/contracts/accounts/social-login';
import { useTranslations } from 'use-intl';
import type { LoginProvider } from '../../../../shared/social-login/social-names.ts';
import { type Binding, BindingRow, NamedButton } from './binding-row.tsx';
import { useProviders } from './use-social.ts';

export interface SocialRowsProps {
  bindings: readonly Binding[];
  onUnbind: (binding: Binding) => void;
  onAdd: (provider: LoginProvider) => void;
}

/** The linked external identities of the account, and those that can be linked. */
export function SocialRows({ bindings, onUnbind, onAdd }: SocialRowsProps) {
  const t = useTranslations('account');
  const accounts = useTranslations('accounts');
  const providers = useProviders();
  const find = (kind: SocialKind) => bindings.find((binding) => binding.kind === kind);
  const offered = (kind: SocialKind) => providers.find((provider) => provider.kind === kind);
  return (
    <>
      {socialKinds.map((kind) => {
        const [binding, provider] = [find(kind), offered(kind)];
        if (!binding && !provider) return null;
        return (
          <BindingRow key={kind} kind={kind} binding={binding} onUnbind={onUnbind}>
            {!binding && provider && (
              <NamedButton
                word={t('add')}
                name={t('addOf', { way: t(`way_${kind}`) })}
                onClick={() => onAdd(provider)}
              />
            )}
          </BindingRow>
        );
      })}
      {providers.some(({ isSimulated }) => isSimulated) && (
        <li className="py-3 text-xs text-faint">{accounts('waysSimulated')}</li>
      )}
    </>
  );
}
