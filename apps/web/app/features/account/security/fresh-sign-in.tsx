import { Button, Notice, Skeleton } from '@inkstone/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../session/session.tsx';
import type { LoginProvider } from '../../../social-login/social-names.ts';
import { useErrorWords } from '../../../use-error-words.ts';
import { LeaveButton } from './leave-button.tsx';
import { bindingsKey, useBindings } from './use-bindings.ts';
import { useProviders } from './use-social.ts';
import { WechatCode } from './wechat-code.tsx';

/**
 * What an account of social logins alone proves itself by: that it has signed in just now. Shows the change behind
 * it, or asks for another sign-in first.
 */
export function FreshSignIn({ children }: { children: ReactNode }) {
  const t = useTranslations('account');
  const errorWords = useErrorWords();
  const { data, error, refetch } = useBindings();
  const providers = useProviders();
  if (error) {
    return (
      <Notice tone="bad" role="alert">
        <p className="mb-2">{errorWords(error)}</p>
        <Button size="small" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Notice>
    );
  }
  if (!data) return <Skeleton className="h-20" />;
  if (data.isFresh) return children;
  const own = providers.filter((provider) => data.bindings.some(({ kind }) => kind === provider.kind));
  return (
    <div className="flex flex-col gap-4">
      <p>{t('signInAgain')}</p>
      {own.map((provider) => (
        <SignInBy key={provider.kind} provider={provider} />
      ))}
    </div>
  );
}

function SignInBy({ provider: { kind, flow } }: { provider: LoginProvider }) {
  const t = useTranslations('account');
  const { refresh } = useSession();
  const queries = useQueryClient();
  const [isScanning, setScanning] = useState(false);
  const label = t('signInBy', { way: t(`way_${kind}`) });
  if (flow === 'redirect') {
    return <LeaveButton errand={{ provider: kind, purpose: 'prove', proof: '' }}>{label}</LeaveButton>;
  }
  if (!isScanning) {
    return (
      <Button kind="primary" className="self-end" onClick={() => setScanning(true)}>
        {label}
      </Button>
    );
  }
  const done = () => {
    void refresh();
    void queries.invalidateQueries({ queryKey: bindingsKey });
  };
  return <WechatCode purpose="prove" onOutcome={done} />;
}
