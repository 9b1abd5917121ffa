import type { ReactNode } from 'react';
import { DeletionNotice } from './deletion-notice.tsx';
import { PageAddress } from './page-head.tsx';
import { contentId } from './skip-link.tsx';

export interface AppFrameProps {
  title: string;
  /** A sentence under the title. */
  hint?: ReactNode;
  /** Shown above the title, such as a link back. */
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of a page inside `AppLayout`: title, actions and content, with the same width and position on all
 * pages.
 */
export function AppFrame({ title, hint, lead, actions, children }: AppFrameProps) {
  return (
    <main
      id={contentId}
      tabIndex={-1}
      className="mx-auto min-w-0 max-w-5xl px-4 pt-3 pb-28 outline-none sm:px-8 lg:pt-8 lg:pb-20"
    >
      <title>{title}</title>
      <PageAddress />
      {lead}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-5">
        <h1 className="min-w-0 py-1 font-serif text-2xl leading-tight font-semibold wrap-anywhere sm:text-3xl">
          {title}
        </h1>
        {actions && <div className="flex items-center gap-2 max-sm:ml-auto">{actions}</div>}
        {hint && (
          <div className="basis-full text-sm text-soft">
            <p className="max-w-[44em]">{hint}</p>
          </div>
        )}
      </div>
      <DeletionNotice />
      {children}
    </main>
  );
}
