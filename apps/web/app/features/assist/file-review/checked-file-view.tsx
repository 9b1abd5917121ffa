import { Button, EmptyState, ProgressBar } from '@inkstone/ui';
import { useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { CategoryFilter, type FilteredCategory } from './category-filter.tsx';
import type { CheckedFile } from './checked-file.ts';
import { FindingList } from './finding-list.tsx';
import { ResultActions } from './result-actions.tsx';

export interface CheckedFileViewProps {
  checked: CheckedFile;
  /** Returns to choosing a file; cancels a running check. */
  onClose: () => void;
}

/** Shows a file's findings by category. The selected ones are written to the saved file. */
export function CheckedFileView({ checked, onClose }: CheckedFileViewProps) {
  const t = useTranslations('file-review');
  const format = useFormatter();
  const { file, share, findings, categories, words } = checked;
  // The deselected findings. Findings that arrive later are selected.
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set());
  const chosen = useMemo(
    () => new Set(findings.map(({ id }) => id).filter((id) => !left.has(id))),
    [findings, left],
  );
  const [category, setCategory] = useState<FilteredCategory>('all');
  const shown = useMemo(
    () => findings.filter((finding) => category === 'all' || finding.category === category),
    [findings, category],
  );
  const isAll = shown.every(({ id }) => chosen.has(id));
  const choose = (ids: readonly string[], isOn: boolean) =>
    setLeft((before) => {
      const named = new Set(ids);
      return new Set(isOn ? [...before].filter((id) => !named.has(id)) : [...before, ...ids]);
    });
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center gap-3">
        <div className="min-w-0 grow">
          <p className="truncate font-serif text-lg font-semibold" lang="" title={file.name}>
            {file.name}
          </p>
          <p className="text-sm text-soft">
            {share === null
              ? t('summary', { words, count: findings.length })
              : t('progress', {
                  share: format.number(share, { style: 'percent' }),
                  count: findings.length,
                })}
          </p>
        </div>
        <Button kind="quiet" className="shrink-0 max-sm:-mr-3" onClick={onClose}>
          {t(share === null ? 'another' : 'stop')}
        </Button>
      </div>
      {share === null ? (
        <ResultActions file={file} findings={findings} chosen={chosen} />
      ) : (
        <ProgressBar label={t('checking')} value={share} />
      )}
      {findings.length === 0 && share === null && (
        <EmptyState title={t('cleanTitle')}>
          <p>{t('cleanText')}</p>
        </EmptyState>
      )}
      {findings.length > 0 && (
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
