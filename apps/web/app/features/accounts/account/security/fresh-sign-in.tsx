import type { ProvenBySocial } from '@inkstone/contracts/accounts/social-login';
import { Button, Skeleton } from '@inkstone/ui';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LoginProvider } from '../../../../shared/social-login/social-names.ts';
import { LoadFailed } from '../../../../shell/load-failed.tsx';
import { ProviderRedirectButton } from './provider-redirect-button.tsx';
import { useBindings } from './use-bindings.ts';
import { useProviders } from './use-social.ts';
import { WechatCode } from './wechat-code.tsx';

export interface FreshSignInProps {
  purpose: ProvenBySocial;
  onProof: (proof: string) => void;
  children: ReactNode;
}

/**
 * Reauthentication of accounts that have only external identities: a recent sign-in, or another one with an
 * identity provider. Renders the change it protects, or requests the sign-in first.
 */
export function FreshSignIn({ purpose, onProof, children }: FreshSignInProps) {
  const t = useTranslations('account');
  const { data, error, refetch } = useBindings();
  const providers = useProviders();
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-20" />;
  if (data.isFresh) return children;
  const own = providers.filter((provider) => data.bindings.some(({ kind }) => kind === provider.kind));
  return (
    <div className="flex flex-col gap-4">
      <p>{t('signInAgain')}</p>
      {own.map((provider) => (
        <SignInBy key={provider.kind} provider={provider} purpose={purpose} onProof={onProof} />
      ))}
    </div>
  );
}

interface SignInByProps extends Pick<FreshSignInProps, 'purpose' | 'onProof'> {
  provider: LoginProvider;
}

function SignInBy({ provider: { kind, flow }, purpose, onProof }: SignInByProps) {
  const t = useTranslations('account');
  const [isScanning, setScanning] = useState(false);
  const label = t('signInBy', { way: t(`way_${kind}`) });
  if (flow === 'redirect') {
    return <ProviderRedirectButton redirect={{ provider: kind, purpose }}>{label}</ProviderRedirectButton>;
  }
  if (!isScanning) {
    return (
      <Button kind="primary" className="self-end" onClick={() => setScanning(true)}>
        {label}
      </Button>
    );
  }
  return (
    <WechatCode
      purpose={purpose}
      onOutcome={(outcome) => outcome.outcome === 'proved' && onProof(outcome.proof)}
    />
  );
}
