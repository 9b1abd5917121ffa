import { Button, EmptyState } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { AdminFrame } from './admin-frame.tsx';
import { PageLinks } from './page-links.tsx';

export interface AdminListProps {
  readonly title: string;
  readonly hint: string;
  /** Content shown in place of an empty list. */
  readonly empty: { readonly title: string; readonly hint?: string };
  /** The button that adds a row; null for staff who may not. */
  readonly create: { readonly label: string; readonly run: () => void } | null;
  /** The rows, as list items. */
  readonly rows: readonly ReactNode[];
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
  /** Dialogs. */
  readonly children?: ReactNode;
}

/** A back office page that lists items which staff create there. */
export function AdminList({ title, hint, empty, create, rows, next, children }: AdminListProps) {
  const button = create && (
    <Button kind="primary" onClick={create.run}>
      {create.label}
    </Button>
  );
  return (
    <AdminFrame title={title} hint={hint} actions={button}>
      {rows.length === 0 ? (
        <EmptyState title={empty.title}>{empty.hint}</EmptyState>
      ) : (
        <ul aria-label={title} className="border-t border-line">
          {rows}
        </ul>
      )}
      <PageLinks next={next} />
      {children}
    </AdminFrame>
  );
}
