import { classNames } from '@inkstone/ui/plain';
import type { ReactNode } from 'react';

export interface PageHeroProps {
  title: string;
  lead: string;
  /** Links below the text. */
  actions: ReactNode;
  /** A drawing beside the text. */
  art: ReactNode;
}

/** The first section of a content page. */
export function PageHero({ title, lead, actions, art }: PageHeroProps) {
  return (
    <section className="mx-auto grid grid-cols-1 max-w-6xl items-center gap-x-16 gap-y-10 px-4 py-16 sm:px-6 md:py-24 lg:grid-cols-[6fr_5fr]">
      <div>
        <h1 className="font-serif text-[clamp(2rem,5vw,3.25rem)] leading-[1.25] font-semibold text-balance">
          {title}
        </h1>
        <p className="mt-6 max-w-[34em] text-lg text-soft">{lead}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">{actions}</div>
      </div>
      <div aria-hidden="true" className="mx-auto w-full max-w-md">
        {art}
      </div>
    </section>
  );
}

/** A section of a content page with one of two alternating backgrounds. */
export function Band({ id, isSunken, children }: { id?: string; isSunken?: boolean; children: ReactNode }) {
  return (
    <section id={id} className={classNames('py-16 md:py-24', isSunken && 'border-y border-line bg-sunken')}>
      <div className="mx-auto max-w-6xl px-4 sm:px-6">{children}</div>
    </section>
  );
}

/** The heading of a `Band`. */
export function BandTitle({ title, lead }: { title: string; lead?: string }) {
  return (
    <header className="mb-10 max-w-[40em]">
      <h2 className="stroke font-serif text-3xl leading-tight font-semibold text-balance md:text-4xl">
        {title}
      </h2>
      {lead && <p className="mt-5 text-lg text-soft">{lead}</p>}
    </header>
  );
}

/** A heading and its text. */
export interface Point {
  readonly title: string;
  readonly text: string;
}

/** Points in as many columns as fit. */
export function PointGrid({ points, columns }: { points: readonly Point[]; columns: 2 | 3 }) {
  return (
    <ul
      className={classNames(
        'grid gap-x-14 gap-y-12',
        // Three points would leave an empty cell in two columns.
        points.length === 3 ? 'md:grid-cols-3 md:gap-x-10' : 'md:grid-cols-2',
        columns === 3 && 'lg:grid-cols-3',
      )}
    >
      {points.map(({ title, text }) => (
        <li key={title} className="border-t border-edge pt-5">
          <h2 className="font-serif text-xl leading-snug font-semibold">{title}</h2>
          <p className="mt-3 text-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Numbered steps. */
export function Steps({ steps }: { steps: readonly (Omit<Point, 'text'> & { readonly text?: string })[] }) {
  return (
    <ol
      className={classNames(
        'numbered grid gap-x-14',
        steps.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2',
      )}
    >
      {steps.map(({ title, text }) => (
        <li key={title} className="border-t border-line py-6">
          <h3 className="font-serif text-xl leading-snug font-semibold">{title}</h3>
          {text && <p className="mt-2 text-soft">{text}</p>}
        </li>
      ))}
    </ol>
  );
}

/** The last section of a content page, with links to the next steps. */
export function Closing({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Band>
      <div className="flex flex-col items-center text-center">
        <h2 className="font-serif text-3xl leading-tight font-semibold text-balance md:text-4xl">{title}</h2>
        {text && <p className="mt-4 max-w-[36em] text-lg text-balance text-soft">{text}</p>}
        <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-3">{children}</div>
      </div>
    </Band>
  );
}
