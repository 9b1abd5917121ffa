import { classNames } from '@inkstone/ui';
import { Link } from 'react-router';

export interface ViewLink {
  /** Relative address, such as `?which=all`. */
  readonly to: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

/** Links between views of one page, such as open and all items. */
export function ViewLinks({ label, links }: { label: string; links: readonly ViewLink[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1 rounded-md bg-sunken p-1">
      {links.map((link) => (
        <Link
          key={link.to}
          to={link.to}
          aria-current={link.isCurrent ? 'page' : undefined}
          className={classNames(
            'flex min-h-10 items-center rounded-md px-3 text-sm',
            link.isCurrent ? 'bg-raised font-medium text-ink' : 'text-soft hover:text-ink',
          )}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  );
}
