import { classNames } from './class-names.ts';

/** Each part is styled, because browsers draw progress bars in their own colours, which lack contrast. */
const barClass =
  'block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-action';

export interface ProgressBarProps {
  /** Name of the running operation, for screen readers. */
  label: string;
  value: number;
  /** 1 by default. */
  max?: number;
  className?: string;
}

/** Shows the progress of an operation. */
export function ProgressBar({ label, value, max = 1, className }: ProgressBarProps) {
  return (
    <progress
      className={classNames(barClass, className)}
      aria-label={label}
      value={value}
      max={Math.max(1, max)}
    />
  );
}
