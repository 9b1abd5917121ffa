import { CheckIcon, DocumentIcon, GlobeIcon, IconButton, SettingsIcon, TrashIcon } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { ChatIcon, InspireIcon } from '../../../shared/generation/icons.tsx';
import { hasChat, hasInspire, useGeneration } from '../../../shared/generation/use-generation.ts';
import { FolderTree } from './folder-tree.tsx';
import {
  ClockIcon,
  FeedbackIcon,
  FolderPlusIcon,
  PictureTextIcon,
  SealIcon,
  StarIcon,
  WordsIcon,
} from './icons.tsx';
import { useLibrary } from './library.tsx';
import { placeClass } from './place-class.ts';
import { type DropProps, useDropOnFolder, useDropOnTrash } from './use-drop.ts';
import { usePlace } from './use-place.ts';

export interface SideNavProps {
  /** Called on navigation, so that a drawer can close. */
  onLeave?: () => void;
}

/** The navigation of the app: document lists, tools, folder tree, and account pages. */
export function SideNav({ onLeave }: SideNavProps) {
  const t = useTranslations('documents');
  const common = useTranslations('common');
  const generation = useGeneration();
  const { openDialog } = useLibrary();
  const { where, folderId, pathname } = usePlace();
  const top = useDropOnFolder(null);
  const trash = useDropOnTrash();
  const place = (to: string, isHere: boolean, icon: ReactNode, words: string, drop?: DropProps) => (
    <li>
      <Place {...{ to, isHere, icon, words, drop, onLeave }} />
    </li>
  );
  const page = (to: string, icon: ReactNode, words: string) =>
    place(to, pathname === to || pathname.startsWith(`${to}/`), icon, words);
  return (
    <nav aria-label={t('places')} className="flex min-h-full flex-col gap-5">
      <ul>
        {place('/app', where === 'live', <DocumentIcon size={18} />, t('allDocuments'), top)}
        {place('/app?in=recent', where === 'recent', <ClockIcon size={18} />, t('recent'))}
        {place('/app?in=favourites', where === 'favourites', <StarIcon size={18} />, t('favourites'))}
        {place('/app/trash', where === 'trash', <TrashIcon size={18} />, t('trashHeading'), trash)}
      </ul>
      <div>
        <div className="flex items-center justify-between pl-2.5">
          <h2 className="text-xs font-semibold text-faint">{t('folders')}</h2>
          <IconButton
            label={t('newFolder')}
            size="small"
            onClick={() => openDialog({ kind: 'new-folder', parentId: folderId })}
          >
            <FolderPlusIcon size={18} />
          </IconButton>
        </div>
        <FolderTree currentId={folderId} {...(onLeave && { onLeave })} />
      </div>
      <div>
        <h2 className="flex min-h-8 items-center pl-2.5 text-xs font-semibold text-faint">{t('tools')}</h2>
        <ul>
          {page('/app/proofread-file', <CheckIcon size={18} />, t('openFileReview'))}
          {page('/app/ocr', <PictureTextIcon size={18} />, t('openOcr'))}
          {page('/app/translate', <GlobeIcon size={18} />, t('openTranslation'))}
          {page('/app/official', <SealIcon size={18} />, t('openOfficial'))}
          {hasChat(generation) && page('/app/chat', <ChatIcon size={18} />, t('openChat'))}
          {hasInspire(generation) && page('/app/inspire', <InspireIcon size={18} />, t('openInspire'))}
          {page('/app/terms', <WordsIcon size={18} />, t('glossary'))}
          {page('/app/words', <WordsIcon size={18} />, t('wordList'))}
        </ul>
      </div>
      <ul className="mt-auto">
        {page('/app/settings', <SettingsIcon size={18} />, common('settings'))}
        {page('/feedback', <FeedbackIcon size={18} />, common('feedback'))}
      </ul>
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
