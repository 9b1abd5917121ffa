import { DocumentIcon, IconButton, TrashIcon } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../i18n/page-locale.ts';
import { FolderTree } from './folder-tree.tsx';
import { ClockIcon, FolderPlusIcon, StarIcon, WordsIcon } from './icons.tsx';
import { useLibrary } from './library.tsx';
import type { ListQuery } from './list-query.ts';
import { placeClass } from './place-class.ts';
import { type DropProps, useDropOnFolder, useDropOnTrash } from './use-drop.ts';

export interface SideNavProps {
  /** What the page shows. */
  query: ListQuery;
  /** Called when somebody goes somewhere, so that a drawer can close. */
  onLeave?: () => void;
}

/** All places of documents: the lists that are always there, and the tree of folders. */
export function SideNav({ query, onLeave }: SideNavProps) {
  const t = useTranslations('documents');
  const { ask } = useLibrary();
  const top = useDropOnFolder(null);
  const trash = useDropOnTrash();
  const place = (to: string, isHere: boolean, icon: ReactNode, words: string, drop?: DropProps) => (
    <li>
      <Place {...{ to, isHere, icon, words, drop, onLeave }} />
    </li>
  );
  return (
    <nav aria-label={t('places')} className="flex flex-col gap-4">
      <ul>
        {place('/app', query.where === 'live', <DocumentIcon size={18} />, t('allDocuments'), top)}
        {place('/app?in=recent', query.where === 'recent', <ClockIcon size={18} />, t('recent'))}
        {place('/app?in=favourites', query.where === 'favourites', <StarIcon size={18} />, t('favourites'))}
        {place('/app/trash', query.where === 'trash', <TrashIcon size={18} />, t('trashHeading'), trash)}
        {place('/app/words', false, <WordsIcon size={18} />, t('wordList'))}
      </ul>
      <div>
        <div className="flex items-center justify-between pl-2.5">
          <h2 className="text-xs font-semibold text-faint">{t('folders')}</h2>
          <IconButton
            label={t('newFolder')}
            size="small"
            onClick={() => ask({ kind: 'new-folder', parentId: query.folderId })}
          >
            <FolderPlusIcon size={18} />
          </IconButton>
        </div>
        <FolderTree currentId={query.folderId} {...(onLeave && { onLeave })} />
      </div>
    </nav>
  );
}

interface PlaceProps {
  to: string;
  isHere: boolean;
  icon: ReactNode;
  words: string;
  drop: DropProps | undefined;
  onLeave: (() => void) | undefined;
}

function Place({ to, isHere, icon, words, drop, onLeave }: PlaceProps) {
  const path = useLocalePath();
  return (
    <Link
      to={path(to)}
      draggable={false}
      aria-current={isHere ? 'page' : undefined}
      className={placeClass}
      {...(onLeave && { onClick: onLeave })}
      {...drop}
    >
      <span className="text-faint">{icon}</span>
      {words}
    </Link>
  );
}
