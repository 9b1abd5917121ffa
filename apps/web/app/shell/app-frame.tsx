import type { ReactNode } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { DeletionNotice } from './deletion-notice.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeMenu } from './theme-menu.tsx';

export interface AppFrameProps {
  title: string;
  /** A sentence under the title. */
  hint?: ReactNode;
  /** A button before the title. */
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Stands left of the page where there is room for it; the page widens. */
  side?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages for somebody who is signed in: their documents, their settings. */
export function AppFrame({ title, hint, lead, actions, side, children }: AppFrameProps) {
  const width = side ? 'max-w-7xl' : 'max-w-4xl';
  const page = (
    <main className="min-w-0 pt-6 pb-24">
      <title>{title}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-5">
        <div className="flex min-w-0 items-center gap-1">
          {lead}
          <h1 className="min-w-0 truncate pb-1 font-serif text-3xl font-semibold">{title}</h1>
        </div>
        <div className="flex flex-wrap items-center gap-2">{actions}</div>
        {hint && <p className="w-full text-sm text-soft">{hint}</p>}
      </div>
      <DeletionNotice />
      {children}
    </main>
  );
  return (
    <>
      <header className={`mx-auto flex h-16 items-center justify-between gap-4 px-4 sm:px-6 ${width}`}>
        <Brand to="/app" />
        <div className="flex items-center gap-1">
          <LanguageMenu />
          <ThemeMenu />
          <AccountMenu />
        </div>
      </header>
      <div className={`mx-auto px-4 sm:px-6 ${width}`}>
        {side ? (
          <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
            <div className="hidden lg:block">
              <div className="sticky top-0 max-h-dvh overflow-y-auto py-6">{side}</div>
            </div>
            {page}
          </div>
        ) : (
          page
        )}
      </div>
    </>
  );
}
