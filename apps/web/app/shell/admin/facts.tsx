import type { ReactNode } from 'react';

/** Names and values of a row, one per line on narrow screens. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex min-w-0 flex-wrap gap-x-2">
          <dt className="text-faint">{name}</dt>
          <dd className="min-w-0 text-soft wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
