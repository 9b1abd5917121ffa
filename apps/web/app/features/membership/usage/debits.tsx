import type { UsageEntry } from '@inkstone/contracts/membership';
import { Button } from '@inkstone/ui';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { useMoment } from '../../../shell/use-moment.ts';

export interface DebitsProps {
  entries: readonly UsageEntry[];
  hasMore: boolean;
  isLoading: boolean;
  /** Why the next page could not be loaded; null without a failure. */
  failure: unknown;
  onMore: () => void;
}

/** Every debit, newest first, with the document that caused it. */
export function Debits({ entries, hasMore, isLoading, failure, onMore }: DebitsProps) {
  const t = useTranslations('usage');
  const format = useFormatter();
  const moment = useMoment();
  if (entries.length === 0) return <p className="text-soft">{t('noDebits')}</p>;
  return (
    <>
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{t('debits')}</caption>
        <thead className="text-soft max-sm:sr-only">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-4 font-medium">
              {t('when')}
            </th>
            <th scope="col" className="py-2 pr-4 font-medium">
              {t('forWhat')}
            </th>
            <th scope="col" className="py-2 pr-4 font-medium">
              {t('document')}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {t('wordCount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr
              key={entry.id}
              className="border-b border-line max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:py-2"
            >
              <td className="py-2 pr-4 text-soft max-sm:order-3 max-sm:basis-full max-sm:py-0">
                {moment(entry.at)}
              </td>
              <td className="py-2 pr-4 max-sm:order-1 max-sm:grow max-sm:py-0 max-sm:font-medium">
                {t(`feature.${entry.function}`)}
              </td>
              <td className="max-w-48 py-2 pr-4 max-sm:order-4 max-sm:max-w-full max-sm:basis-full max-sm:py-0">
                <DocumentLink entry={entry} />
              </td>
              <td className="py-2 text-right tabular-nums max-sm:order-2 max-sm:py-0">
                {/* On narrow screens the column has no visible heading. */}
                <span aria-hidden="true" className="mr-2 text-soft sm:hidden">
                  {t('wordCount')}
                </span>
                {format.number(entry.words)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {failure !== null && <LoadFailed error={failure} onRetry={onMore} />}
      {hasMore && failure === null && (
        <div>
          <Button isBusy={isLoading} onClick={onMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

function DocumentLink({ entry: { documentId, documentTitle } }: { entry: UsageEntry }) {
  const t = useTranslations('usage');
  const path = useLocalePath();
  if (documentId === null) return <span className="text-faint">{t('noDocument')}</span>;
  return (
    <Link
      to={path(`/app/write/${documentId}`)}
      className="block truncate py-1 underline underline-offset-4"
      lang=""
    >
      {documentTitle || t('untitled')}
    </Link>
  );
}
