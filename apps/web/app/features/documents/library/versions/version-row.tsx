import type { VersionView } from '@inkstone/contracts/documents/versions';
import { Badge } from '@inkstone/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { useVersionLabels } from './use-version-labels.ts';

/** One version: its time, its name or why it was created, and the size of its changes. */
export function VersionRow({ version, onOpen }: { version: VersionView; onOpen: () => void }) {
  const t = useTranslations('versions');
  const format = useFormatter();
  const words = useVersionLabels();
  const { wordsAdded, wordsRemoved } = version;
  const time = format.dateTime(version.createdAt, { timeStyle: 'short' });
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full items-baseline gap-3 px-4 py-2.5 text-left hover:bg-sunken"
      >
        <span className="shrink-0 text-sm text-soft tabular-nums">{time}</span>
        <span className="min-w-0 grow">
          <span className={`block text-sm break-words ${version.name ? 'font-medium' : ''}`}>
            {version.name || words.reason(version)}
          </span>
          <span className="flex flex-wrap items-center gap-x-2 text-xs text-faint">
            {t('words', { count: version.words })}
            {version.isReadOnly && <Badge>{t('readOnly')}</Badge>}
          </span>
        </span>
        <span className="shrink-0 text-right text-xs tabular-nums">
          {wordsAdded > 0 && (
            <span className="block text-good">
              <span aria-hidden="true">+{format.number(wordsAdded)}</span>
              <span className="sr-only">{t('added', { count: wordsAdded })}</span>
            </span>
          )}
          {wordsRemoved > 0 && (
            <span className="block text-bad">
              <span aria-hidden="true">−{format.number(wordsRemoved)}</span>
              <span className="sr-only">{t('removed', { count: wordsRemoved })}</span>
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
