import type { ReactNode } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeMenu } from './theme-menu.tsx';

export interface AppFrameProps {
  title: string;
  /** A sentence under the title. */
  hint?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages for somebody who is signed in: their documents, their settings. */
export function AppFrame({ title, hint, actions, children }: AppFrameProps) {
  return (
    <>
      <header className="mx-auto flex h-16 max-w-4xl items-center justify-between gap-4 px-4 sm:px-6">
        <Brand />
        <div className="flex items-center gap-1">
          <LanguageMenu />
          <ThemeMenu />
          <AccountMenu />
        </div>
      </header>
      <main className="mx-auto max-w-4xl px-4 pt-6 pb-24 sm:px-6">
        <title>{title}</title>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-5">
          <h1 className="font-serif text-3xl font-semibold">{title}</h1>
          <div className="flex flex-wrap items-center gap-2">{actions}</div>
          {hint && <p className="w-full text-sm text-soft">{hint}</p>}
        </div>
        {children}
      </main>
    </>
  );
}
