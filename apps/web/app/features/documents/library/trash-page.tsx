import type { DocumentView } from '@inkstone/contracts/documents';
import {
  Badge,
  Button,
  CheckIcon,
  classNames,
  EmptyState,
  IconButton,
  LazyMenu,
  MenuItem,
  MoreIcon,
  TrashIcon,
} from '@inkstone/ui';
import { type KeyboardEvent, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { RestoreIcon } from './icons.tsx';
import { useLibrary } from './library.tsx';
import { ListFoot } from './list-foot.tsx';
import { trashList } from './list-query.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import { RowList } from './row-list.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { type DocumentListState, isKnown, type LoadedList, useDocumentList } from './use-documents.ts';
import { type SelectionState, useSelection } from './use-selection.ts';
import { useTouchSelect } from './use-touch-select.ts';

export interface TrashPageProps {
  first: LoadedList['first'];
}

/** Documents in the trash, with the remaining time of each. */
export function TrashPage({ first }: TrashPageProps) {
  const t = useTranslations('documents');
  const { openDialog } = useLibrary();
  const list = useDocumentList(trashList, { query: trashList, first });
  const selection = useSelection(
    useMemo(() => list.documents.map(({ id }) => id), [list.documents]),
    'trash',
  );
  const isEmpty = list.documents.length === 0 && isKnown(list);
  const empty = () => openDialog({ kind: 'empty-trash', count: list.total });
  return (
    <AppFrame
      title={t('trashHeading')}
      hint={!isEmpty && t('trashHint')}
      actions={
        !isEmpty && (
          <Button kind="danger" onClick={empty}>
            <TrashIcon />
            {t('emptyTrash')}
          </Button>
        )
      }
    >
      {isEmpty ? (
        <EmptyState title={t('trashEmptyTitle')}>
          <p>{t('trashEmptyText')}</p>
        </EmptyState>
      ) : (
        <>
          <div className="sticky top-page z-20 bg-paper py-1">
            {selection.ids.size > 0 ? (
              <TrashSelection list={list} selection={selection} />
            ) : (
              <p role="status" className="flex min-h-12 items-center text-sm text-soft">
                {t('count', { count: list.total })}
              </p>
            )}
          </div>
          <TrashedList list={list} selection={selection} />
        </>
      )}
      <ListFoot list={list} />
    </AppFrame>
  );
}

interface TrashedListProps {
  list: DocumentListState;
  selection: SelectionState;
}

function TrashSelection({ list, selection }: TrashedListProps) {
  const t = useTranslations('documents');
  const { openDialog, actions } = useLibrary();
  const selected = list.documents.filter(({ id }) => selection.ids.has(id));
  return (
    <SelectionBar list={list} selection={selection}>
      <Button kind="quiet" size="small" onClick={() => void actions.restore(selected)}>
        <RestoreIcon size={18} />
        {t('restore')}
      </Button>
      <Button kind="quiet" size="small" onClick={() => openDialog({ kind: 'remove', documents: selected })}>
        <TrashIcon size={18} />
        {t('removeForGood')}
      </Button>
    </SelectionBar>
  );
}

function TrashedList({ list, selection }: TrashedListProps) {
  const t = useTranslations('documents');
  const { openDialog } = useLibrary();
  const { documents } = list;

  function onRowKey({ key }: KeyboardEvent, index: number): boolean {
    const document = documents[index];
    if (key !== 'Delete' || !document) return false;
    const isOneOfThem = selection.ids.has(document.id);
    const meant = isOneOfThem ? documents.filter(({ id }) => selection.ids.has(id)) : [document];
    openDialog({ kind: 'remove', documents: meant });
    return true;
  }
  function rowAt(index: number) {
    const document = documents[index];
    if (!document) return { id: `${index}`, isSelectable: false, content: null };
    const content = <TrashedRow document={document} selection={selection} />;
    return { id: document.id, isSelectable: true, content };
  }
  const count = documents.length;
  return <RowList label={t('trashHeading')} {...{ count, rowAt, list, selection, onRowKey }} />;
}

function TrashedRow({ document, selection }: { document: DocumentView; selection: SelectionState }) {
  const t = useTranslations('documents');
  const { openDialog, actions } = useLibrary();
  const { id, daysLeft, excerpt } = document;
  const title = document.title || t('untitled');
  const isSelected = selection.ids.has(id);
  const touch = useTouchSelect(
    () => selection.ids.size > 0,
    () => selection.toggle(id),
  );
  return (
    <article
      className={classNames(
        'flex h-full items-center gap-1 select-none sm:gap-2 pointer-fine:select-text',
        isSelected && 'bg-note-wash',
      )}
      {...touch}
    >
      <RowCheckbox
        label={t('selectOf', { title })}
        isChecked={isSelected}
        onChange={(isRange) => (isRange ? selection.extendTo(id) : selection.toggle(id))}
      />
      <div className="min-w-0 grow">
        <h2 className="truncate font-serif text-base font-semibold" lang="">
          {title}
        </h2>
        <p className="flex items-center gap-2 text-sm text-soft">
          {daysLeft !== null && (
            <Badge tone={daysLeft <= 3 ? 'warn' : 'plain'} className="shrink-0">
              {t('daysLeft', { days: daysLeft })}
            </Badge>
          )}
          <span className="truncate max-sm:hidden" lang="">
            {excerpt || t('noText')}
          </span>
        </p>
      </div>
      <Button kind="quiet" onClick={() => void actions.restore([document])} data-row-link="">
        {t('restore')}
      </Button>
      <LazyMenu
        trigger={
          <IconButton label={t('moreOf', { title })}>
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem icon={<CheckIcon size={16} />} onSelect={() => selection.toggle(id)}>
          {t(isSelected ? 'deselect' : 'select')}
        </MenuItem>
        <MenuItem
          icon={<TrashIcon size={16} />}
          isDangerous
          onSelect={() => openDialog({ kind: 'remove', documents: [document] })}
        >
          {t('removeForGood')}
        </MenuItem>
      </LazyMenu>
    </article>
  );
}
