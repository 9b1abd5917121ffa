import type { ConversationView as Conversation } from '@inkstone/contracts/generation/chat';
import { Button, Dialog, IconButton, Menu, MenuItem, MoreIcon, TextField } from '@inkstone/ui';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoment } from '../../../shell/use-moment.ts';
import { useConversationActions } from './use-conversations.ts';

export interface ConversationListProps {
  conversations: readonly Conversation[];
  onOpen: (id: string) => void;
}

/** The caller's conversations, which can be opened, renamed and deleted. */
export function ConversationList({ conversations, onOpen }: ConversationListProps) {
  const t = useTranslations('generation');
  const [renamed, setRenamed] = useState<Conversation | null>(null);
  const [removed, setRemoved] = useState<Conversation | null>(null);
  const { remove } = useConversationActions();
  const moment = useMoment();
  // A conversation whose first question was refused has no title yet.
  const titleOf = ({ title }: Conversation) => title || t('newConversation');
  return (
    <>
      <ul aria-label={t('conversations')} className="flex flex-col">
        {conversations.map((one) => (
          <li key={one.id} className="flex items-center border-b border-line last:border-0">
            <button
              type="button"
              className="min-h-11 min-w-0 grow rounded-md px-2 py-1.5 text-left hover:bg-sunken"
              onClick={() => onOpen(one.id)}
            >
              <span className="block truncate">{titleOf(one)}</span>
              <span className="block text-xs text-faint">{moment(one.updatedAt)}</span>
            </button>
            <Menu
              trigger={
                <IconButton label={t('moreOf', { title: titleOf(one) })}>
                  <MoreIcon />
                </IconButton>
              }
            >
              <MenuItem onSelect={() => setRenamed(one)}>{t('rename')}</MenuItem>
              <MenuItem isDangerous onSelect={() => setRemoved(one)}>
                {t('delete')}
              </MenuItem>
            </Menu>
          </li>
        ))}
      </ul>
      {renamed && <RenameDialog conversation={renamed} onClose={() => setRenamed(null)} />}
      {removed && (
        <Dialog
          isOpen
          onOpenChange={() => setRemoved(null)}
          title={t('deleteConversation')}
          description={titleOf(removed)}
          closeLabel={t('cancel')}
          actions={
            <>
              <Button onClick={() => setRemoved(null)}>{t('cancel')}</Button>
              <Button
                kind="danger"
                isBusy={remove.isPending}
                onClick={() => remove.mutate(removed.id, { onSuccess: () => setRemoved(null) })}
              >
                {t('delete')}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}

function RenameDialog({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const t = useTranslations('generation');
  const [title, setTitle] = useState(conversation.title);
  const { rename } = useConversationActions();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() !== '') rename.mutate({ id: conversation.id, title }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('renameConversation')}
      closeLabel={t('cancel')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" form="rename-conversation" type="submit" isBusy={rename.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="rename-conversation" onSubmit={save}>
        <TextField
          label={t('title')}
          value={title}
          maxLength={100}
          lang=""
          onChange={(event) => setTitle(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
