import { classNames, SearchIcon } from '@inkstone/ui';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { openPalette } from './palette-state.ts';

/** A button that looks like a search field and opens the command palette. */
export function PaletteButton({ className }: { className?: string }) {
  const t = useTranslations('common');
  const keys = useSyncExternalStore(subscribeToNothing, keysHere, () => 'Ctrl K');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
      className={classNames(
        'flex min-h-9 items-center gap-2 rounded-md border border-line bg-raised px-2.5 text-left text-sm text-soft hover:border-edge hover:text-ink pointer-coarse:min-h-11',
        className,
      )}
    >
      <SearchIcon size={16} className="shrink-0" />
      <span className="min-w-0 grow truncate">{t('commands')}</span>
      <kbd className="shrink-0 whitespace-nowrap font-sans text-xs text-faint">{keys}</kbd>
    </button>
  );
}

const subscribeToNothing = () => () => undefined;
const keysHere = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K');
