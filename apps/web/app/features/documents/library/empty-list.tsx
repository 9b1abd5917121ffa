import { Button, EmptyState } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { countFilters, type ListQuery, wholeList } from './list-query.ts';
import { SampleButton } from './sample-button.tsx';

export interface EmptyListProps {
  query: ListQuery;
  isFolderMissing: boolean;
  /** The button for a new document. */
  create: ReactNode;
  onShowAll: (query: ListQuery) => void;
}

/** Shown in place of an empty list, with the reason and a suggested next step. */
export function EmptyList({ query, isFolderMissing, create, onShowAll }: EmptyListProps) {
  const t = useTranslations('documents');
  const say = (title: string, text: string, action?: ReactNode) => (
    <EmptyState title={title} action={action}>
      <p>{text}</p>
    </EmptyState>
  );
  if (isFolderMissing) {
    const showAll = <Button onClick={() => onShowAll(wholeList)}>{t('showAll')}</Button>;
    return say(t('folderGoneTitle'), t('folderGoneText'), showAll);
  }
  if (countFilters(query) > 0) {
    const { where, folderId, sort, isAscending } = query;
    const unfiltered = { ...wholeList, where, folderId, sort, isAscending };
    const reset = <Button onClick={() => onShowAll(unfiltered)}>{t('filterReset')}</Button>;
    return say(t('nothingFound'), t('nothingFoundText'), reset);
  }
  if (query.where === 'folder') return say(t('folderEmptyTitle'), t('folderEmptyText'), create);
  if (query.where === 'recent') return say(t('recentEmptyTitle'), t('recentEmptyText'));
  if (query.where === 'favourites') return say(t('favouritesEmptyTitle'), t('favouritesEmptyText'));
  const begin = (
    <div className="flex flex-wrap justify-center gap-2">
      {create}
      <SampleButton />
    </div>
  );
  return say(t('emptyTitle'), t('emptyText'), begin);
}
