import { Button, CloseIcon, IconButton, Spinner } from '@inkstone/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DocumentListState } from './use-documents.ts';
import type { SelectionState } from './use-selection.ts';

export interface SelectionBarProps {
  list: DocumentListState;
  selection: SelectionState;
  /** Actions on the selected documents. */
  children: ReactNode;
}

/** A sticky bar while rows are selected: their number, and the actions on them. */
export function SelectionBar({ list, selection, children }: SelectionBarProps) {
  const t = useTranslations('documents');
  const count = selection.ids.size;
  return (
    <section
      aria-label={t('selection')}
      className="flex min-h-12 flex-wrap items-center gap-x-1 rounded-md bg-sunken pr-1 pl-1"
    >
      <IconButton label={t('clearSelection')} onClick={selection.clear}>
        <CloseIcon size={18} />
      </IconButton>
      <p role="status" className="mr-2 text-sm font-medium">
        {t('selected', { count })}
      </p>
      {count < list.total && <SelectAll list={list} selection={selection} />}
      <div className="ml-auto flex flex-wrap items-center">{children}</div>
    </section>
  );
}

/** Also selects rows of pages that are not loaded yet, by loading them first. */
function SelectAll({ list, selection }: Omit<SelectionBarProps, 'children'>) {
  const t = useTranslations('documents');
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || list.isFetching) return;
    if (list.hasNextPage && !list.isError) {
      void list.fetchNextPage();
      return;
    }
    setWanted(false);
    if (!list.isError) selection.selectAll();
  });
  return (
    <Button kind="quiet" size="small" onClick={() => setWanted(true)}>
      {isWanted && <Spinner />}
      {t('selectAll', { count: list.total })}
    </Button>
  );
}
