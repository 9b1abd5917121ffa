import { type ReactNode, useId } from 'react';

/** A section of the report. */
export function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-6">
      <h2 id={id} className="font-serif text-xl font-semibold">
        {title}
      </h2>
      {hint && <p className="mt-1 max-w-[44em] text-sm text-soft">{hint}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

export const tableClass = 'w-full border-collapse text-sm tabular-nums';
export const headClass =
  'border-b border-line px-2 py-2 text-right font-medium text-soft first:pl-0 first:text-left';
export const cellClass = 'border-b border-line px-2 py-2 text-right whitespace-nowrap';
export const nameClass = 'border-b border-line py-2 pr-2 text-left font-normal';

/** A table that scrolls sideways on narrow windows, also by keyboard. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className={tableClass}>{children}</table>
    </section>
  );
}
