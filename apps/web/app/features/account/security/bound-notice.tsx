import { Notice } from '@inkstone/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Binding } from './binding-row.tsx';

/** In the address of this page when somebody comes back from the house that was added. */
export const boundParameter = 'bound';

/** Says that a way in was added, to somebody who has just come back from there. */
export function BoundNotice({ bindings }: { bindings: readonly Binding[] }) {
  const t = useTranslations('account');
  const [query] = useSearchParams();
  const box = useRef<HTMLDivElement>(null);
  // What the address says counts only where it is so.
  const added = bindings.find(({ kind }) => kind === query.get(boundParameter));
  const isShown = added !== undefined;
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView({ block: 'center' });
  }, [isShown]);
  if (!added) return null;
  return (
    <div ref={box} role="status">
      <Notice tone="good">{t('boundNow', { way: t(`way_${added.kind}`) })}</Notice>
    </div>
  );
}
