import type { StaffSelf } from '@inkstone/contracts/staff';
import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import { useLocalePath } from '../../platform/i18n/page-locale.ts';
import { adminSections } from './admin-sections.ts';

const Permissions = createContext<StaffSelf['permissions']>([]);

/** Provides the permissions of the staff member to the links of a page. */
export const StaffPermissions = Permissions.Provider;

export interface SectionLinkProps {
  /** Path of the page without the prefix of a language. */
  readonly to: `/admin/${string}`;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a page of another section; plain text for staff who may not open that section. */
export function SectionLink({ to, className = 'underline underline-offset-4', children }: SectionLinkProps) {
  const path = useLocalePath();
  const permissions = useContext(Permissions);
  const section = adminSections.find((each) => to.startsWith(`${each.path}/`));
  if (!section || !permissions.includes(section.permission)) return children;
  return (
    <Link to={path(to)} className={className}>
      {children}
    </Link>
  );
}
