import { Notice } from '@inkstone/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { hasKeptProof } from '../../../social-login/kept-proofs.ts';
import type { Bindings } from './use-bindings.ts';

/** In the address of this page when somebody comes back from the house that was added. */
export const boundParameter = 'bound';

/** Says what has come of it, to somebody who has just come back from another house. */
export function BackNotice({ bindings }: Pick<Bindings, 'bindings'>) {
  const t = useTranslations('account');
  const [query] = useSearchParams();
  const box = useRef<HTMLDivElement>(null);
  // What the address says counts only where it is so.
  const added = bindings.find(({ kind }) => kind === query.get(boundParameter));
  const isShown = added !== undefined || hasKeptProof();
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
