import type { FolderView } from '@inkstone/contracts/documents/folders';
import { IconButton, LazyMenu, MenuItem, MenuSeparator, MoreIcon, TrashIcon } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { FolderPlusIcon, MoveIcon, RenameIcon } from './icons.tsx';
import { useLibrary } from './library.tsx';

/** The menu of actions on a folder. */
export function FolderMenu({ folder, size }: { folder: FolderView; size: 'small' | 'medium' }) {
  const t = useTranslations('documents');
  const { openDialog } = useLibrary();
  return (
    <LazyMenu
      trigger={
        <IconButton label={t('folderMore', { name: folder.name })} size={size}>
          <MoreIcon size={size === 'small' ? 16 : 20} />
        </IconButton>
      }
    >
      <MenuItem
        icon={<FolderPlusIcon size={16} />}
        onSelect={() => openDialog({ kind: 'new-folder', parentId: folder.id })}
      >
        {t('newFolder')}
      </MenuItem>
      <MenuItem
        icon={<RenameIcon size={16} />}
        onSelect={() => openDialog({ kind: 'rename-folder', folder })}
      >
        {t('rename')}
      </MenuItem>
      <MenuItem icon={<MoveIcon size={16} />} onSelect={() => openDialog({ kind: 'move-folder', folder })}>
        {t('moveTo')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<TrashIcon size={16} />}
        isDangerous
        onSelect={() => openDialog({ kind: 'delete-folder', folder })}
      >
        {t('deleteFolder')}
      </MenuItem>
    </LazyMenu>
  );
}
