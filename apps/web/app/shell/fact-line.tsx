import type { ReactNode } from 'react';

/** A name and its value on a line of a description list. */
export function FactLine({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2 last:border-b-0">
      <dt className="text-soft">{name}</dt>
      <dd className="ml-auto text-right tabular-nums wrap-anywhere">{value}</dd>
    </div>
  );
}
