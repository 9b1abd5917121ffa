import { type ReactNode, useId } from 'react';

export interface SectionProps {
  title: string;
  hint: ReactNode;
  children: ReactNode;
}

/** One subject of a page of settings: what it is on the left, its controls beside it or, on narrow windows, below. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 border-t border-line py-9 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="font-serif text-xl font-semibold">
          {title}
        </h2>
        <p className="mt-1.5 text-sm text-soft">{hint}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </section>
  );
}
