import type { ReactNode } from 'react';
import { contentId } from '../skip-link.tsx';

export interface AdminFrameProps {
  title: string;
  /** A sentence under the title. */
  hint?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a back office page: title, actions and content. */
export function AdminFrame({ title, hint, actions, children }: AdminFrameProps) {
  return (
    <main
      id={contentId}
      tabIndex={-1}
      className="mx-auto w-full min-w-0 max-w-6xl px-4 pt-4 pb-20 outline-none sm:px-8 lg:pt-8"
    >
      <title>{title}</title>
      <div className="pb-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className="min-w-0 py-1 font-serif text-2xl leading-tight font-semibold wrap-anywhere">
            {title}
          </h1>
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
        {hint && <p className="mt-2 max-w-[44em] text-sm text-soft">{hint}</p>}
      </div>
      {children}
    </main>
  );
}
