import { Button, classNames } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** How a translation is shown: as two texts, or pair by pair. */
export type View = 'text' | 'pairs';

export interface ViewBarProps {
  view: View;
  /** Number of pairs that the reader should check. */
  toCheck: number;
  onView: (view: View) => void;
  children?: ReactNode;
}

/** Chooses the view. */
export function ViewBar({ view, toCheck, onView, children }: ViewBarProps) {
  const t = useTranslations('translate');
  const choice = (value: View, label: string) => (
    <button
      type="button"
      aria-pressed={view === value}
      onClick={() => onView(value)}
      className="min-h-8 rounded-md px-3 text-sm text-soft aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-raised pointer-coarse:min-h-11"
    >
      {label}
    </button>
  );
  return (
    <div className="mb-3 flex min-h-10 flex-wrap items-center gap-x-3 gap-y-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is meant for form fields. */}
      <div role="group" aria-label={t('view')} className="flex gap-1 rounded-lg bg-sunken p-1">
        {choice('text', t('viewText'))}
        {choice('pairs', t('viewPairs'))}
      </div>
      <Button
        size="small"
        kind="quiet"
        className={classNames('text-warn', toCheck === 0 && 'invisible max-sm:hidden')}
        onClick={() => onView('pairs')}
      >
        {t('toCheck', { count: toCheck })}
      </Button>
      <div className="ml-auto">{children}</div>
    </div>
  );
}
