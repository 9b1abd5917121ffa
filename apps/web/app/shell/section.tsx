import { type ReactNode, useId } from 'react';

export interface SectionProps {
  title: string;
  hint: ReactNode;
  children: ReactNode;
}

/** A section of a page: heading, hint, and its controls below. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-8 first:border-t-0 first:pt-1">
      <h2 id={id} className="font-serif text-xl font-semibold">
        {title}
      </h2>
      <p className="mt-1.5 max-w-[44em] text-sm text-soft">{hint}</p>
      <div className="mt-6 flex min-w-0 max-w-2xl flex-col gap-6">{children}</div>
    </section>
  );
}
