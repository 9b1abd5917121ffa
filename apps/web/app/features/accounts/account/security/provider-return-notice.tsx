import { Notice } from '@inkstone/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { hasStoredProof } from '../../../../shared/social-login/kept-proofs.ts';
import type { Bindings } from './use-bindings.ts';

/** Query parameter of this page after the return from an identity provider. */
export const boundParameter = 'bound';

/** Shows the result to a user who has just returned from an identity provider. */
export function ProviderReturnNotice({ bindings }: Pick<Bindings, 'bindings'>) {
  const t = useTranslations('account');
  const [query] = useSearchParams();
  const box = useRef<HTMLDivElement>(null);
  // The parameter is trusted only if the account confirms it.
  const added = bindings.find(({ kind }) => kind === query.get(boundParameter));
  const isShown = added !== undefined || hasStoredProof();
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView({ block: 'center' });
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div ref={box} role="status">
      <Notice tone="good">{added ? t('boundNow', { way: t(`way_${added.kind}`) }) : t('provedNow')}</Notice>
    </div>
  );
}
