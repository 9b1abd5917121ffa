import { Link, useLocation } from 'react-router';
import { useLocalePath } from '../platform/i18n/page-locale.ts';
import { splitPath } from '../platform/i18n/resolve-locale.ts';

/** A page of a group. */
export interface PageTab {
  /** Path without language prefix. */
  readonly to: string;
  readonly label: string;
  /** Whether pages below the path belong to it too; true by default. */
  readonly hasPages?: boolean;
}

/** Links between the pages of a group, shown above their titles. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  const path = useLocalePath();
  // Some pages can be opened without a language prefix, for example by links in e-mails.
  const { rest: here } = splitPath(useLocation().pathname);
  const isWithin = ({ to, hasPages = true }: PageTab) =>
    here === to || (hasPages && here.startsWith(`${to}/`));
  return (
    <nav aria-label={label} className="mb-4 border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-3 text-sm sm:gap-x-6">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={path(tab.to)}
              aria-current={isWithin(tab) ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent px-1 text-soft hover:text-ink aria-[current=page]:border-seal aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
