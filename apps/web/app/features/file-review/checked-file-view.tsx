import { Button, EmptyState } from '@inkstone/ui';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CategoryFilter, type FilteredCategory } from './category-filter.tsx';
import { FindingList } from './finding-list.tsx';
import { ResultActions } from './result-actions.tsx';
import type { CheckedFile } from './use-file-review.ts';

export interface CheckedFileViewProps {
  checked: CheckedFile;
  /** Goes back to choosing a file. */
  onClose: () => void;
}

/** A file's findings by kind; those ticked go into the file that is saved. */
export function CheckedFileView({ checked: { file, report }, onClose }: CheckedFileViewProps) {
  const t = useTranslations('file-review');
  const { findings, categories, words } = report;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(findings.map(({ id }) => id)));
  const [category, setCategory] = useState<FilteredCategory>('all');
  const shown = useMemo(
    () => findings.filter((finding) => category === 'all' || finding.category === category),
    [findings, category],
  );
  const isAll = shown.every(({ id }) => chosen.has(id));
  const choose = (ids: readonly string[], isOn: boolean) =>
    setChosen((before) => {
      const named = new Set(ids);
      return new Set(isOn ? [...before, ...ids] : [...before].filter((id) => !named.has(id)));
    });
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center gap-3">
        <div className="min-w-0 grow">
          <p className="truncate font-serif text-lg font-semibold" lang="" title={file.name}>
            {file.name}
          </p>
          <p className="text-sm text-soft">{t('summary', { words, count: findings.length })}</p>
        </div>
        <Button kind="quiet" className="shrink-0 max-sm:-mr-3" onClick={onClose}>
          {t('another')}
        </Button>
      </div>
      <ResultActions file={file} findings={findings} chosen={chosen} />
      {findings.length === 0 ? (
        <EmptyState title={t('cleanTitle')}>
          <p>{t('cleanText')}</p>
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <CategoryFilter {...{ categories, category }} total={findings.length} onChange={setCategory} />
            <Button
              kind="quiet"
              size="small"
              onClick={() =>
                choose(
                  shown.map(({ id }) => id),
                  !isAll,
                )
              }
            >
              {isAll ? t('chooseNone') : t('chooseAll')}
            </Button>
          </div>
          <FindingList key={category} findings={shown} chosen={chosen} onChoose={choose} />
        </>
      )}
    </div>
  );
}
