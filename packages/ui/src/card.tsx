import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A raised surface. Class names passed in override its padding, border and background. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames('card', className)} {...rest} />;
}

/** Meaning of a badge or notice. */
export type Tone = 'plain' | 'good' | 'note' | 'warn' | 'bad';

const tones: Record<Tone, string> = {
  plain: 'bg-sunken text-soft',
  good: 'bg-good-wash text-good',
  note: 'bg-note-wash text-note',
  warn: 'bg-warn-wash text-warn',
  bad: 'bg-bad-wash text-bad',
};

/** A short label such as a count or a state. Not interactive. */
export function Badge({ tone = 'plain', className, ...rest }: ComponentProps<'span'> & { tone?: Tone }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2 py-0.5 font-sans text-xs font-medium',
        tones[tone],
        className,
      )}
      {...rest}
    />
  );
}

/** A highlighted paragraph, for example why something is not possible now. */
export function Notice({ tone = 'note', className, ...rest }: ComponentProps<'div'> & { tone?: Tone }) {
  return <div className={classNames('rounded-md px-4 py-3 text-sm', tones[tone], className)} {...rest} />;
}
