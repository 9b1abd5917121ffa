import { ArrowRightIcon, buttonClass } from '@inkstone/ui/plain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocalePath } from '../../platform/i18n/page-locale.ts';

export interface PageLinkProps {
  /** A path without language prefix. */
  to: string;
  /** As a button, or as underlined words with an arrow. */
  kind: 'primary' | 'secondary' | 'words';
  children: ReactNode;
}

/** A link to another page of the site, in the language of this one. */
export function PageLink({ to, kind, children }: PageLinkProps) {
  const path = useLocalePath();
  if (kind !== 'words') {
    return (
      <Link to={path(to)} className={buttonClass(kind, 'large', 'max-sm:whitespace-normal')}>
        {children}
      </Link>
    );
  }
  return (
    <Link to={path(to)} className="inline-flex min-h-11 items-center gap-1.5 underline underline-offset-4">
      {children}
      <ArrowRightIcon size={16} />
    </Link>
  );
}
