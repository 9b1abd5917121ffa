import { titleLimit } from '@inkstone/contracts/documents';
import { type FolderView, folderNameLimit } from '@inkstone/contracts/documents/folders';
import { showToast } from '@inkstone/ui';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { DialogRequest } from './dialog-request.ts';
import { MoveDialog } from './move-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import type { DocumentActions } from './use-document-actions.ts';
import { useFolderActions } from './use-folders.ts';

export interface RequestedDialogProps {
  dialog: DialogRequest;
  folders: readonly FolderView[];
  actions: DocumentActions;
  onClose: () => void;
}

/** The currently open dialog. When its action is refused, it stays open and shows the reason. */
export function RequestedDialog(props: RequestedDialogProps) {
  const { dialog } = props;
  switch (dialog.kind) {
    case 'new-folder':
    case 'rename-folder':
    case 'rename':
      return <RequestedNameDialog {...props} dialog={dialog} />;
    case 'move-folder':
    case 'move':
      return <RequestedPlaceDialog {...props} dialog={dialog} />;
    case 'delete-folder':
    case 'remove':
    case 'empty-trash':
      return <RequestedConfirmation {...props} dialog={dialog} />;
  }
}

type Only<Kind extends DialogRequest['kind']> = RequestedDialogProps & {
  dialog: Extract<DialogRequest, { kind: Kind }>;
};

function RequestedNameDialog({
  dialog,
  folders,
  actions,
  onClose,
}: Only<'new-folder' | 'rename-folder' | 'rename'>) {
  const t = useTranslations('documents');
  const folder = useFolderActions();
  if (dialog.kind === 'rename') {
    const { document } = dialog;
    return (
      <NameDialog
        title={t('renameDocument')}
        label={t('renameLabel')}
        name={document.title}
        limit={titleLimit}
        codes={{ required: 'title_required', tooLong: 'title_too_long' }}
        save={t('saveName')}
        onSave={(title) => actions.rename(document, title)}
        onClose={onClose}
      />
    );
  }
  const names = {
    label: t('folderName'),
    limit: folderNameLimit,
    codes: { required: 'folder_name_required', tooLong: 'folder_name_too_long' },
    onClose,
  } as const;
  if (dialog.kind === 'rename-folder') {
    const { id, name } = dialog.folder;
    const save = (typed: string) => folder.rename(id, typed);
    return <NameDialog title={t('renameFolder')} name={name} save={t('saveName')} onSave={save} {...names} />;
  }
  const parent = folders.find(({ id }) => id === dialog.parentId);
  return (
    <NameDialog
      title={parent ? t('newFolderIn', { name: parent.name }) : t('newFolder')}
      name=""
      save={t('create')}
      onSave={(typed) => folder.create(typed, dialog.parentId)}
      {...names}
    />
  );
}

function RequestedPlaceDialog({ dialog, folders, actions, onClose }: Only<'move-folder' | 'move'>) {
  const t = useTranslations('documents');
  const folder = useFolderActions();
  const nameOf = (id: string | null) => folders.find((each) => each.id === id)?.name ?? t('folderTop');
  if (dialog.kind === 'move') {
    const [first] = dialog.documents;
    const isTogether = dialog.documents.every(({ folderId }) => folderId === first?.folderId);
    return (
      <MoveDialog
        folders={folders}
        from={isTogether ? (first?.folderId ?? null) : undefined}
        onMove={(id) => actions.move(dialog.documents, id, nameOf(id))}
        onClose={onClose}
      />
    );
  }
  const { id: moved, name, parentId } = dialog.folder;
  const move = async (to: string | null) => {
    await folder.move(moved, to);
    showToast.success(t('folderMoved', { name, folder: nameOf(to) }));
  };
  return <MoveDialog folders={folders} from={parentId} movedId={moved} onMove={move} onClose={onClose} />;
}

function RequestedConfirmation({
  dialog,
  actions,
  onClose,
}: Only<'delete-folder' | 'remove' | 'empty-trash'>) {
  const t = useTranslations('documents');
  const folder = useFolderActions();
  const navigate = useNavigate();
  const path = useLocalePath();
  if (dialog.kind === 'delete-folder') {
    const { id, name, parentId } = dialog.folder;
    const remove = async () => {
      const { documents: count } = await folder.remove(id);
      showToast.success(t('folderDeleted', { name, count }));
      if (location.search.includes(id)) await navigate(path(parentId ? `/app?folder=${parentId}` : '/app'));
    };
    return (
      <ConfirmDialog
        title={t('deleteFolderTitle', { name })}
        text={t('deleteFolderText')}
        consent={t('deleteFolder')}
        onConsent={remove}
        onClose={onClose}
      />
    );
  }
  if (dialog.kind === 'empty-trash') {
    return (
      <ConfirmDialog
        title={t('emptyTrashTitle')}
        text={t('emptyTrashText', { count: dialog.count })}
        consent={t('emptyTrash')}
        onConsent={actions.emptyTrash}
        onClose={onClose}
      />
    );
  }
  const title = dialog.documents[0]?.title || t('untitled');
  return (
    <ConfirmDialog
      title={t('removeTitle', { count: dialog.documents.length, title })}
      text={t('removeText')}
      consent={t('removeForGood')}
      onConsent={() => actions.remove(dialog.documents)}
      onClose={onClose}
    />
  );
}
