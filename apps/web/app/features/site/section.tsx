import { classNames } from '@inkstone/ui';
import type { ReactNode } from 'react';

export interface SectionProps {
  id: 'download' | 'plan' | 'education';
  title: string;
  lead?: string;
  /** Sections lie on paper or on the darker sheet below it, in turn. */
  isSunken?: boolean;
  children: ReactNode;
}

/** One part of the home page under its heading. */
export function Section({ id, title, lead, isSunken, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames('scroll-mt-16 py-20 md:py-28', isSunken && 'border-y border-line bg-sunken')}
    >
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <h2 id={`${id}-title`} className="font-serif text-3xl leading-tight font-semibold md:text-4xl">
          {title}
        </h2>
        {lead && <p className="mt-4 max-w-[38em] text-lg text-soft">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
