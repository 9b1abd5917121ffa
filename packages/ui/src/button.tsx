import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

/** Visual emphasis: at most one `primary` per view; `danger` for irreversible actions. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-action text-on-action border-transparent hover:bg-action-hover',
  secondary: 'bg-raised text-ink border-edge hover:bg-sunken',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-sunken',
  danger: 'bg-raised text-bad border-bad hover:bg-bad-wash',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-8 px-3 text-sm',
  medium: 'min-h-10 px-4 text-sm',
  large: 'min-h-12 px-6 text-base',
};

/** Class names of a button, also for links: `<Link className={buttonClass('primary')}>`. */
export function buttonClass(
  kind: ButtonKind = 'secondary',
  size: ButtonSize = 'medium',
  more?: string,
): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap select-none',
    'transition-colors disabled:opacity-50 disabled:pointer-events-none aria-busy:pointer-events-none pointer-coarse:min-h-11',
    kinds[kind],
    sizes[size],
    more,
  );
}

export interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Shows a spinner and ignores clicks while an action runs; the button keeps its focus. */
  isBusy?: boolean;
}

/** A button. It does not submit a form unless `type="submit"` is given. */
export function Button({ kind, size, isBusy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass(kind, size, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      data-kind={kind}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name, also shown as a tooltip. */
  label: string;
  size?: 'small' | 'medium';
}

/** An icon-only button: 32 px in `small`, 44 px in `medium` and on touch screens. */
export function IconButton({ label, size = 'medium', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-md text-soft transition-colors',
        'hover:bg-sunken hover:text-ink disabled:opacity-50 disabled:pointer-events-none',
        'aria-pressed:bg-sunken aria-pressed:text-ink',
        size === 'small' ? 'size-8' : 'size-11',
        className,
      )}
      {...rest}
    />
  );
}
