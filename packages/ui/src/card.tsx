import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A sheet of raised paper. Classes given to it win over its own padding, border and ground. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames('card', className)} {...rest} />;
}

/** What a badge or notice says about its subject. */
export type Tone = 'plain' | 'good' | 'note' | 'warn' | 'bad';

const tones: Record<Tone, string> = {
  plain: 'bg-sunken text-soft',
  good: 'bg-good-wash text-good',
  note: 'bg-note-wash text-note',
  warn: 'bg-warn-wash text-warn',
  bad: 'bg-bad-wash text-bad',
};

/** A word or number beside something, such as a count or a state. Not a button. */
export function Badge({ tone = 'plain', className, ...rest }: ComponentProps<'span'> & { tone?: Tone }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-xs font-medium',
        tones[tone],
        className,
      )}
      {...rest}
    />
  );
}

/** A paragraph that must be noticed where it stands, such as why something is not possible now. */
export function Notice({ tone = 'note', className, ...rest }: ComponentProps<'div'> & { tone?: Tone }) {
  return <div className={classNames('rounded-md px-4 py-3 text-sm', tones[tone], className)} {...rest} />;
}
