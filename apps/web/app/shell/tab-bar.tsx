import { Drawer, MenuIcon, SearchIcon } from '@inkstone/ui';
import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../platform/i18n/page-locale.ts';
import { openPalette } from './palette/palette-state.ts';

/** A page that the bar links to. */
export interface Tab {
  /** Path without language prefix. */
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
}

export interface TabBarProps {
  /** The most used pages. */
  tabs: readonly Tab[];
  /** Renders all destinations of the app. `onLeave` closes the drawer that shows them. */
  navigation: (onLeave?: () => void) => ReactNode;
}

const tabClass =
  'flex min-h-14 w-full min-w-0 flex-col items-center justify-center gap-0.5 px-1 text-xs text-soft aria-[current=page]:font-semibold aria-[current=page]:text-ink';

/**
 * The navigation of narrow windows: a bottom bar whose last button opens all other destinations in a drawer.
 */
export function TabBar({ tabs, navigation }: TabBarProps) {
  const t = useTranslations('common');
  const path = useLocalePath();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <nav
        aria-label={t('mainPages')}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
      >
        <ul className="grid auto-cols-fr grid-flow-col">
          {tabs.map(({ to, label, icon }) => (
            <li key={to}>
              <NavLink end to={path(to)} className={tabClass}>
                {icon}
                <span className="max-w-full truncate">{label}</span>
              </NavLink>
            </li>
          ))}
          <li>
            <button type="button" aria-haspopup="dialog" onClick={openPalette} className={tabClass}>
              <SearchIcon />
              <span className="max-w-full truncate">{t('search')}</span>
            </button>
          </li>
          <li>
            <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={tabClass}>
              <MenuIcon />
              <span className="max-w-full truncate">{t('menu')}</span>
            </button>
          </li>
        </ul>
      </nav>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title={t('menu')} closeLabel={t('close')}>
        {navigation(() => setOpen(false))}
      </Drawer>
    </>
  );
}
