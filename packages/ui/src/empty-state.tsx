import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  /** Describes the content that will appear here, and how to add it. */
  children?: ReactNode;
  /** The primary action. */
  action?: ReactNode;
}

/** Placeholder of an empty list. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center gap-3 px-4 py-16 text-center">
      <p className="font-serif text-xl font-semibold text-ink">{title}</p>
      {children && <div className="text-soft">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}

/** A grey bar in place of text that is being loaded. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-sm bg-sunken ${className}`} />;
}
