import type { UserInfo } from '@inkstone/contracts/accounts';
import type { LoginMethodKind } from '@inkstone/contracts/accounts/social-login';
import { Skeleton } from '@inkstone/ui';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LoginProvider } from '../../../../shared/social-login/social-names.ts';
import { LoadFailed } from '../../../../shell/load-failed.tsx';
import { type Binding, BindingRow, NamedButton, Row } from './binding-row.tsx';
import { AddSocialDialog, PasswordDialog, ReceiverDialog, UnbindDialog } from './lazy-dialogs.tsx';
import { ProviderReturnNotice } from './provider-return-notice.tsx';
import { SocialRows } from './social-rows.tsx';
import { useBindings } from './use-bindings.ts';

type OpenDialog =
  | 'password'
  | 'phone'
  | 'email'
  | { readonly unbind: Binding }
  | { readonly add: LoginProvider };

/** The login methods of the account (number, address, password, external identities) and their dialogs. */
export function LoginMethods({ profile }: { profile: UserInfo }) {
  const t = useTranslations('account');
  const { data, error, refetch } = useBindings();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => setOpen(null);
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40" />;
  const find = (kind: LoginMethodKind) => data.bindings.find((binding) => binding.kind === kind);
  const canHavePassword = find('phone') !== undefined || find('email') !== undefined;
  const unbind = (binding: Binding) => setOpen({ unbind: binding });
  return (
    <>
      <ProviderReturnNotice bindings={data.bindings} />
      <ul className="divide-y divide-line border-y border-line">
        {(['phone', 'email'] as const).map((kind) => (
          <BindingRow key={kind} kind={kind} binding={find(kind)} onUnbind={unbind}>
            <NamedButton
              word={t(find(kind) ? 'change' : 'add')}
              name={t(`${kind}${find(kind) ? 'Change' : 'Add'}`)}
              onClick={() => setOpen(kind)}
            />
          </BindingRow>
        ))}
        {canHavePassword && (
          <Row name={t('password')} value={t(profile.hasPassword ? 'passwordIsSet' : 'passwordIsNotSet')}>
            <NamedButton
              word={t(profile.hasPassword ? 'change' : 'set')}
              name={t(profile.hasPassword ? 'passwordChange' : 'passwordSet')}
              onClick={() => setOpen('password')}
            />
          </Row>
        )}
        <SocialRows
          bindings={data.bindings}
          onUnbind={unbind}
          onAdd={(provider) => setOpen({ add: provider })}
        />
      </ul>
      <Suspense>
        {open === 'password' && <PasswordDialog profile={profile} onClose={close} />}
        {(open === 'phone' || open === 'email') && (
          <ReceiverDialog profile={profile} kind={open} onClose={close} />
        )}
        {open !== null && typeof open === 'object' && 'unbind' in open && (
          <UnbindDialog profile={profile} binding={open.unbind} onClose={close} />
        )}
        {open !== null && typeof open === 'object' && 'add' in open && (
          <AddSocialDialog profile={profile} provider={open.add} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
