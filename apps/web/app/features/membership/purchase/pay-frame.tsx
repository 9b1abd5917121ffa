import { classNames } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { PlainHeader } from '../../../shell/plain-header.tsx';
import { contentId, SkipLink } from '../../../shell/skip-link.tsx';

export interface PayFrameProps {
  readonly title: string;
  /** A sentence under the title. */
  readonly lead?: ReactNode;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The layout of payment pages. Printed without header. */
export function PayFrame({ title, lead, isWide = false, children }: PayFrameProps) {
  return (
    <div className="flex min-h-page flex-col">
      <SkipLink />
      <PlainHeader className="max-w-6xl print:hidden" />
      <main
        id={contentId}
        tabIndex={-1}
        className={classNames(
          'mx-auto w-full px-4 pt-[clamp(0.5rem,6vh,4rem)] pb-24 outline-none',
          isWide ? 'max-w-2xl' : 'max-w-lg',
        )}
      >
        <div className="rounded-lg border border-line bg-raised px-5 py-6 shadow-raised sm:px-8 sm:py-8 print:border-0 print:shadow-none">
          <h1 className="font-serif text-2xl font-semibold">{title}</h1>
          {lead && <p className="mt-1 text-sm text-soft">{lead}</p>}
          <div className="mt-5">{children}</div>
        </div>
      </main>
    </div>
  );
}
