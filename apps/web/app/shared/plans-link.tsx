import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocalePath } from '../platform/i18n/page-locale.ts';

/** Id of the section of the plans that lists packages of words. */
export const wordsSectionId = 'words';

export interface PlansLinkProps {
  /** What the reader lacks: words of packages, or a plan with higher limits. */
  to: 'plans' | 'words';
  children: ReactNode;
}

/**
 * A link to the plans beside unfinished work, such as a question that was refused. It opens another tab, because the work would be
 * lost with its page.
 */
export function PlansLink({ to, children }: PlansLinkProps) {
  const path = useLocalePath();
  const hash = to === 'words' ? `#${wordsSectionId}` : '';
  return (
    <Link
      to={`${path('/plan')}${hash}`}
      target="_blank"
      rel="noreferrer"
      className="underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
