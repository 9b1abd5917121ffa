import type { FolderView } from '@inkstone/contracts/documents/folders';
import { folderPath } from '@inkstone/domain/documents';
import { classNames } from '@inkstone/ui';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { FolderMenu } from './folder-menu.tsx';
import { ChevronIcon, FolderIcon } from './icons.tsx';
import { useLibrary } from './library.tsx';
import { placeClass } from './place-class.ts';
import { useDropOnFolder } from './use-drop.ts';

export interface FolderTreeProps {
  currentId: string | null;
  onLeave?: () => void;
}

interface Branch {
  readonly children: ReadonlyMap<string | null, FolderView[]>;
  readonly open: ReadonlySet<string>;
  readonly currentId: string | null;
  readonly onToggle: (id: string) => void;
  readonly onLeave: (() => void) | undefined;
}

/** The folders as nested lists of links. Ancestors of the current folder are expanded; the rest keep their state. */
export function FolderTree({ currentId, onLeave }: FolderTreeProps) {
  const { folders } = useLibrary();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const children = useMemo(() => Map.groupBy(folders, ({ parentId }) => parentId), [folders]);

  useEffect(() => {
    if (currentId === null) return;
    const above = folderPath(folders, currentId).slice(0, -1);
    setOpen((before) => new Set([...before, ...above.map(({ id }) => id)]));
  }, [folders, currentId]);

  const onToggle = (id: string) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return <BranchList parentId={null} depth={0} branch={{ children, open, currentId, onToggle, onLeave }} />;
}

interface BranchListProps {
  parentId: string | null;
  depth: number;
  branch: Branch;
}

function BranchList({ parentId, depth, branch }: BranchListProps) {
  const folders = branch.children.get(parentId);
  if (!folders) return null;
  return (
    <ul>
      {folders.map((folder) => (
        <li key={folder.id}>
          <TreeRow folder={folder} depth={depth} branch={branch} />
          {branch.open.has(folder.id) && (
            <BranchList parentId={folder.id} depth={depth + 1} branch={branch} />
          )}
        </li>
      ))}
    </ul>
  );
}

function TreeRow({ folder, depth, branch }: { folder: FolderView; depth: number; branch: Branch }) {
  const t = useTranslations('documents');
  const path = useLocalePath();
  const { setDragged } = useLibrary();
  const drop = useDropOnFolder(folder.id);
  const { id, name } = folder;
  const isOpen = branch.open.has(id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is optional; the menu has "Move to…"
    <div
      draggable
      onDragStart={(event) => {
        event.stopPropagation();
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        setDragged({ kind: 'folder', folder });
      }}
      onDragEnd={() => setDragged(null)}
      style={{ paddingInlineStart: `${depth * 0.875}rem` }}
      className="group flex items-center"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={isOpen ? t('hideFolders', { name }) : t('showFolders', { name })}
        onClick={() => branch.onToggle(id)}
        className={classNames(
          'flex size-6 shrink-0 items-center justify-center rounded-sm text-faint hover:bg-sunken',
          !branch.children.has(id) && 'invisible',
        )}
      >
        <ChevronIcon size={14} className={isOpen ? 'rotate-90' : ''} />
      </button>
      <Link
        to={path(`/app?folder=${id}`)}
        draggable={false}
        aria-current={branch.currentId === id ? 'page' : undefined}
        className={classNames(placeClass, 'min-w-0 grow px-1.5!')}
        {...(branch.onLeave && { onClick: branch.onLeave })}
        {...drop}
      >
        <FolderIcon size={18} className="shrink-0 text-faint" />
        <span className="grow truncate" lang="">
          {name}
        </span>
        {folder.documents > 0 && (
          <span className="text-xs font-normal text-faint">
            {t('folderCount', { count: folder.documents })}
          </span>
        )}
      </Link>
      <FolderMenu folder={folder} size="small" />
    </div>
  );
}
