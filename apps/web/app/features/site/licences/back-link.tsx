import { ArrowLeftIcon } from '@inkstone/ui/plain';
import { Link } from 'react-router';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';

/** A link to the parent page, whose path is given without language prefix. */
export function BackLink({ to, label }: { to: string; label: string }) {
  const path = useLocalePath();
  return (
    <Link
      to={path(to)}
      className="-ml-1 inline-flex min-h-11 items-center gap-1.5 text-sm text-soft hover:text-ink"
    >
      <ArrowLeftIcon size={16} />
      {label}
    </Link>
  );
}
