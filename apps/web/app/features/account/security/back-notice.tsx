import { Notice } from '@inkstone/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Bindings } from './use-bindings.ts';

/** In the address of this page when somebody comes back from another house, with its kind. */
export const backParameter = { bind: 'bound', prove: 'proved' } as const;

/** Says what has come of it, to somebody who has just come back from another house. */
export function BackNotice({ bindings, isFresh }: Bindings) {
  const t = useTranslations('account');
  const [query] = useSearchParams();
  const box = useRef<HTMLDivElement>(null);
  // What the address says counts only where it is so.
  const named = (parameter: string) => bindings.find(({ kind }) => kind === query.get(parameter));
  const added = named(backParameter.bind);
  const hasProved = isFresh && named(backParameter.prove) !== undefined;
  const isShown = added !== undefined || hasProved;
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
