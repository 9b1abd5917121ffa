import type { FolderView } from '@inkstone/contracts/documents/folders';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { FolderMenu } from './folder-menu.tsx';
import { FolderIcon } from './icons.tsx';
import { useLibrary } from './library.tsx';
import { useDropOnFolder } from './use-drop.ts';

/** The list row of a folder in its parent folder. */
export function FolderRow({ folder }: { folder: FolderView }) {
  const t = useTranslations('documents');
  const path = useLocalePath();
  const { setDragged } = useLibrary();
  const drop = useDropOnFolder(folder.id);
  return (
    <article
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', folder.name);
        setDragged({ kind: 'folder', folder });
      }}
      onDragEnd={() => setDragged(null)}
      className="relative flex h-full items-center gap-1 hover:bg-raised data-over:bg-note-wash data-over:outline-2 data-over:outline-focus sm:gap-2"
      {...drop}
    >
      <span className="flex w-8 shrink-0 justify-center text-faint sm:w-11">
        <FolderIcon />
      </span>
      <h2 className="min-w-0 grow truncate text-base font-semibold" lang="">
        <Link
          to={path(`/app?folder=${folder.id}`)}
          data-row-link=""
          draggable={false}
          className="after:absolute after:inset-0 after:content-['']"
        >
          {folder.name}
        </Link>
      </h2>
      <span className="text-xs text-faint">{t('count', { count: folder.documents })}</span>
      <div className="relative z-10">
        <FolderMenu folder={folder} size="medium" />
      </div>
    </article>
  );
}
