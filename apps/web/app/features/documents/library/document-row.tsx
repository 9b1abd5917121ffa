import type { DocumentView } from '@inkstone/contracts/documents';
import { classNames, IconButton } from '@inkstone/ui';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { FullStarIcon, SharedIcon, StarIcon } from './icons.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import { SyncBadge } from './sync-badge.tsx';
import { useTouchSelect } from './use-touch-select.ts';

/** Actions of a row; the same object for all rows and renders. */
export interface RowActions {
  readonly onSelect: (document: DocumentView, isRange: boolean) => void;
  /** Whether any row is selected. */
  readonly isSelecting: () => boolean;
  readonly onFavourite: (document: DocumentView) => void;
  readonly onDrag: (document: DocumentView) => void;
  readonly onDragEnd: () => void;
  readonly menu: (document: DocumentView, isSelected: boolean) => ReactNode;
}

export interface DocumentRowProps {
  document: DocumentView;
  /** When it was last edited, as text. */
  time: string;
  isSelected: boolean;
  isUnsynced: boolean;
  /** Whether the document cannot be opened now; see `SyncBadge`. */
  isAbsent: boolean;
  isShared: boolean;
  actions: RowActions;
}

/** One document of a list: the whole row is a link, with its controls above it. */
export const DocumentRow = memo(function DocumentRow(props: DocumentRowProps) {
  const { document, time, isSelected, isUnsynced, isAbsent, isShared, actions } = props;
  const t = useTranslations('documents');
  const path = useLocalePath();
  const title = document.title || t('untitled');
  const touch = useTouchSelect(actions.isSelecting, () => actions.onSelect(document, false));
  return (
    <article
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', title);
        actions.onDrag(document);
      }}
      onDragEnd={actions.onDragEnd}
      className={classNames(
        'relative flex h-full items-center gap-1 select-none [-webkit-touch-callout:none] sm:gap-2',
        isSelected ? 'bg-note-wash' : 'hover:bg-raised',
      )}
      {...touch}
    >
      <RowCheckbox
        label={t('selectOf', { title })}
        isChecked={isSelected}
        onChange={(isRange) => actions.onSelect(document, isRange)}
      />
      <div className="min-w-0 grow">
        <h2 className="truncate font-serif text-base font-semibold" lang="">
          <Link
            to={path(`/app/write/${document.id}`)}
            data-row-link=""
            draggable={false}
            // The link covers the whole row.
            className="after:absolute after:inset-0 after:content-['']"
          >
            {title}
          </Link>
        </h2>
        <p className="hidden truncate text-sm text-soft sm:block" lang="">
          {document.excerpt || t('noText')}
        </p>
        <p className="truncate text-xs text-faint sm:hidden">
          {time} · {t('words', { count: document.words })}
        </p>
      </div>
      <div className="hidden w-36 shrink-0 text-right text-xs text-faint sm:block">
        <time
          className="block truncate"
          dateTime={new Date(document.updatedAt).toISOString()}
          suppressHydrationWarning
        >
          {time}
        </time>
        {t('words', { count: document.words })}
      </div>
      {isShared && (
        <span title={t('shared')} className="shrink-0 text-note">
          <SharedIcon size={16} />
          <span className="sr-only">{t('shared')}</span>
        </span>
      )}
      {document.isFavourite && <FullStarIcon size={16} className="shrink-0 text-warn sm:hidden" />}
      <SyncBadge isUnsynced={isUnsynced} isAbsent={isAbsent} />
      <div className="relative z-10 flex shrink-0">
        <IconButton
          label={t('favourOf', { title })}
          aria-pressed={document.isFavourite}
          onClick={() => actions.onFavourite(document)}
          className="bg-transparent! hover:bg-sunken! max-sm:hidden"
        >
          {document.isFavourite ? <FullStarIcon size={18} className="text-warn" /> : <StarIcon size={18} />}
        </IconButton>
        {actions.menu(document, isSelected)}
      </div>
    </article>
  );
});
