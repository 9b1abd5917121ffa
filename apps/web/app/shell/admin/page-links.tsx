import { buttonClass } from '@inkstone/ui';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

/** Links to the first and the next page of a list whose URL contains a cursor; nothing if it has one page. */
export function PageLinks({ next }: { next: string | null }) {
  const t = useTranslations('admin');
  const [query] = useSearchParams();
  const isFirst = !query.has('cursor');
  if (isFirst && next === null) return null;
  const first = new URLSearchParams(query);
  first.delete('cursor');
  const following = new URLSearchParams(query);
  if (next !== null) following.set('cursor', next);
  return (
    <nav aria-label={t('pages')} className="mt-4 flex flex-wrap gap-2">
      {!isFirst && (
        <Link to={`?${first}`} className={buttonClass('secondary')}>
          {t('firstPage')}
        </Link>
      )}
      {next !== null && (
        <Link to={`?${following}`} className={buttonClass('secondary')}>
          {t('nextPage')}
        </Link>
      )}
    </nav>
  );
}
