import { classNames } from '@inkstone/ui/plain';
import type { ReactNode } from 'react';

export interface SectionProps {
  id: 'download' | 'plan' | 'education' | 'programs' | 'privacy' | 'questions';
  title: string;
  lead?: string;
  /** The background of a section; sections alternate. */
  isSunken?: boolean;
  children: ReactNode;
}

/** A section of the home page: the heading on the left, the content beside it. */
export function Section({ id, title, lead, isSunken, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames('py-20 md:py-28', isSunken && 'border-y border-line bg-sunken')}
    >
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-20 gap-y-10 px-4 sm:px-6 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id={`${id}-title`} className="font-serif text-3xl leading-tight font-semibold md:text-4xl">
            {title}
          </h2>
          {lead && <p className="mt-5 max-w-[34em] text-lg text-soft">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
