import { classNames } from './class-names.ts';

/** A spinner in the size of the adjacent text. Describe the loading content in text, or pass a `label`. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? 'status' : undefined} className={classNames('inline-flex', className)}>
      <svg viewBox="0 0 16 16" className="size-[1em] animate-spin" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeWidth="2" opacity="0.25" />
        <path
          d="M8 1.5A6.5 6.5 0 0 1 14.5 8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
