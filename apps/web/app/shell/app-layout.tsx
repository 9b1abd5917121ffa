import { classNames } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { SkipLink } from './skip-link.tsx';
import { TabBar, type TabBarProps } from './tab-bar.tsx';
import { ThemeMenu } from './theme-menu.tsx';

export interface AppLayoutProps extends TabBarProps {
  children: ReactNode;
}

/**
 * The layout of all pages for signed-in users. Wide windows have a fixed sidebar; narrow ones have a header, a bottom bar and the
 * same navigation in a drawer.
 */
export function AppLayout({ navigation, tabs, children }: AppLayoutProps) {
  return (
    <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
      <SkipLink />
      <header
        className={classNames(
          'flex h-14 items-center justify-between gap-2 pr-2 pl-4 print:hidden',
          'lg:sticky lg:top-page lg:h-page lg:flex-col lg:items-stretch lg:gap-3 lg:border-r lg:border-line lg:bg-sunken lg:px-3 lg:pt-4 lg:pb-2',
        )}
      >
        <div className="flex min-h-11 items-center justify-between lg:pl-2">
          <Brand to="/app" />
          <div className="max-lg:hidden">
            <NotificationBell />
          </div>
        </div>
        <PaletteButton className="max-lg:hidden" />
        <div className="hidden min-h-0 grow overflow-y-auto lg:block">{navigation()}</div>
        <AccountRow />
      </header>
      <div className="min-w-0">{children}</div>
      <TabBar tabs={tabs} navigation={navigation} />
    </div>
  );
}

/** Language, theme and account. In the sidebar their panels open upwards. */
function AccountRow() {
  return (
    <div
      className={classNames(
        'flex items-center justify-end gap-0.5 lg:flex-row-reverse lg:justify-between lg:border-t lg:border-line lg:pt-2',
        'lg:[&_details>div]:top-auto lg:[&_details>div]:bottom-full lg:[&_details>div]:mb-1',
        'lg:[&>:last-child>details>div]:right-auto lg:[&>:last-child>details>div]:left-0',
      )}
    >
      <div className="flex">
        <div className="lg:hidden">
          <NotificationBell />
        </div>
        <LanguageMenu />
        <ThemeMenu />
      </div>
      <div className="min-w-0">
        <AccountMenu />
      </div>
    </div>
  );
}
