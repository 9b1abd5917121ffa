import { documentSorts, fileTypes } from '@inkstone/contracts/documents';
import { Button, Checkbox, IconButton, Popover, SelectField, TextField } from '@inkstone/ui';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DirectionIcon, FilterIcon } from './icons.tsx';
import { countFilters, isAscendingByDefault, type ListQuery, type Sort, wholeList } from './list-query.ts';

export interface ListControlsProps {
  query: ListQuery;
  total: number;
  onChange: (query: ListQuery) => void;
}

const sortLabels = {
  updated: 'sortUpdated',
  created: 'sortCreated',
  title: 'sortTitle',
  size: 'sortSize',
} as const satisfies Record<Sort, string>;

const typeLabels = {
  written: 'typeWritten',
  docx: 'typeDocx',
  pdf: 'typePdf',
  txt: 'typeTxt',
  markdown: 'typeMarkdown',
  html: 'typeHtml',
  web: 'typeWeb',
} as const;

/** Number of documents, filters, and sort order. */
export function ListControls({ query, total, onChange }: ListControlsProps) {
  const t = useTranslations('documents');
  const filters = countFilters(query);
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p role="status" className="text-sm text-soft">
        {filters > 0 ? t('found', { count: total }) : t('count', { count: total })}
      </p>
      <div className="flex items-center gap-1">
        <FilterPopover query={query} onChange={onChange} />
        {query.where !== 'recent' && (
          <div className="flex items-center max-sm:hidden">
            <SortControls query={query} onChange={onChange} isLabelHidden className={barSelectClass} />
          </div>
        )}
      </div>
    </div>
  );
}

const barSelectClass =
  'h-10 rounded-md border border-transparent bg-transparent px-2 text-sm text-ink hover:bg-sunken pointer-coarse:h-11';

interface SortControlsProps extends Omit<ListControlsProps, 'total'> {
  isLabelHidden?: boolean;
  className?: string;
}

function SortControls({ query, onChange, isLabelHidden = false, className }: SortControlsProps) {
  const t = useTranslations('documents');
  return (
    <>
      <SelectField
        label={t('sortBy')}
        isLabelHidden={isLabelHidden}
        value={query.sort}
        choices={documentSorts.map((sort) => ({ value: sort, label: t(sortLabels[sort]) }))}
        onChange={(sort) => onChange({ ...query, sort, isAscending: isAscendingByDefault(sort) })}
        {...(className && { className })}
      />
      <IconButton
        label={query.isAscending ? t('ascending') : t('descending')}
        onClick={() => onChange({ ...query, isAscending: !query.isAscending })}
      >
        <DirectionIcon isAscending={query.isAscending} size={18} />
      </IconButton>
    </>
  );
}

function FilterPopover({ query, onChange }: Omit<ListControlsProps, 'total'>) {
  const t = useTranslations('documents');
  const count = countFilters(query);
  return (
    <Popover
      label={t('filter')}
      align="end"
      trigger={
        <Button kind="quiet" aria-pressed={count > 0}>
          <FilterIcon size={18} />
          {count > 0 ? t('filterSet', { count }) : t('filter')}
        </Button>
      }
    >
      <div className="flex w-64 flex-col gap-4">
        <TitleFilter title={query.title} onChange={(title) => onChange({ ...query, title })} />
        <SelectField
          label={t('filterType')}
          value={query.fileType ?? 'any'}
          choices={[
            { value: 'any', label: t('anyType') },
            ...fileTypes.map((type) => ({ value: type, label: t(typeLabels[type]) })),
          ]}
          onChange={(type) => onChange({ ...query, fileType: type === 'any' ? null : type })}
        />
        {query.where !== 'favourites' && (
          <Checkbox
            label={t('filterFavourites')}
            checked={query.isFavouritesOnly}
            onChange={(event) => onChange({ ...query, isFavouritesOnly: event.target.checked })}
          />
        )}
        {query.where !== 'recent' && (
          <div className="grid grid-cols-[1fr_auto] items-end gap-2 sm:hidden">
            <SortControls query={query} onChange={onChange} />
          </div>
        )}
        <Button
          size="small"
          disabled={count === 0}
          onClick={() => {
            const { title, isFavouritesOnly, fileType } = wholeList;
            onChange({ ...query, title, isFavouritesOnly, fileType });
          }}
        >
          {t('filterReset')}
        </Button>
      </div>
    </Popover>
  );
}

const typingPause = 250;

/** Debounced, so that not every keystroke sends a request. */
function TitleFilter({ title, onChange }: { title: string; onChange: (title: string) => void }) {
  const t = useTranslations('documents');
  const [typed, setTyped] = useState(title);
  useEffect(() => setTyped(title), [title]);
  useEffect(() => {
    if (typed === title) return;
    const timer = setTimeout(() => onChange(typed), typingPause);
    return () => clearTimeout(timer);
  });
  return (
    <TextField
      label={t('filterTitle')}
      value={typed}
      maxLength={200}
      onChange={(event) => setTyped(event.target.value)}
      autoComplete="off"
    />
  );
}
