import { attachNote, goToNote, type ListedNote, storeReply } from '@inkstone/editor/notes';
import { Badge, Button, classNames } from '@inkstone/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useOpenedForm } from '../../../../shared/use-opened-form.ts';
import { NoteForm } from './note-form.tsx';
import { type NoteProps, NoteText } from './note-text.tsx';

export interface NoteCardProps extends NoteProps {
  /** Replies to the note, oldest first. */
  replies: readonly ListedNote[];
  /** Whether the caret is in its quoted text. */
  isActive: boolean;
  /** Whether text is selected to which the note could be attached. */
  canAttach: boolean;
}

/** One note: its quoted text, its content, its actions, and the replies to it. */
export function NoteCard({ replies, isActive, canAttach, ...props }: NoteCardProps) {
  const { note, context } = props;
  const t = useTranslations('writing');
  const { isOpen: isReplying, open, close, opener } = useOpenedForm();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <li
      ref={card}
      aria-current={isActive || undefined}
      className={classNames(
        'rounded-lg border px-3 py-2.5',
        isActive ? 'border-edge bg-raised shadow-raised' : 'border-transparent',
      )}
    >
      <NoteHead note={note} context={context} />
      <NoteText {...props}>
        <DoneButton {...props} />
        {!isReplying && (
          <Button ref={opener} size="small" kind="quiet" onClick={open}>
            {t('replyToNote')}
          </Button>
        )}
        {note.places.length === 0 && <AttachButton {...props} canAttach={canAttach} />}
      </NoteText>
      {(replies.length > 0 || isReplying) && (
        <div className="mt-2 ml-1 flex flex-col gap-2.5 border-l border-line pl-3">
          {replies.length > 0 && <Replies {...props} replies={replies} />}
          {isReplying && <ReplyForm {...props} onClose={close} />}
        </div>
      )}
    </li>
  );
}

function Replies({ replies, context, notes }: Omit<NoteProps, 'note'> & Pick<NoteCardProps, 'replies'>) {
  const t = useTranslations('writing');
  return (
    <ul aria-label={t('noteReplies')} className="flex flex-col gap-2.5">
      {replies.map((reply) => (
        <li key={reply.id}>
          <NoteOrigin note={reply} />
          <NoteText note={reply} context={context} notes={notes} />
        </li>
      ))}
    </ul>
  );
}

function ReplyForm({ note, context, notes, onClose }: NoteProps & { onClose: () => void }) {
  const t = useTranslations('writing');
  const save = (text: string) => {
    const origin = { author: '', accountId: context.accountId, createdAt: Date.now() };
    storeReply(context.editor, notes, crypto.randomUUID(), { text, replyTo: note.id, ...origin });
    onClose();
  };
  return <NoteForm label={t('noteReply')} text="" onSubmit={save} onCancel={onClose} />;
}

function NoteHead({ note, context }: Pick<NoteProps, 'note' | 'context'>) {
  const t = useTranslations('writing');
  const { places, quote } = note;
  return (
    <>
      <button
        type="button"
        disabled={places.length === 0}
        title={places.length > 0 ? t('noteShow') : undefined}
        onClick={() => {
          goToNote(context.editor, note.id);
          // On phones the keyboard would cover the quoted text.
          if (!matchMedia('(pointer: coarse)').matches) context.editor.view.focus();
        }}
        className="block w-full border-l-2 border-note/60 pl-2 text-left"
      >
        <span className="line-clamp-2 font-serif text-sm break-words text-soft" lang="">
          {quote}
        </span>
      </button>
      <NoteOrigin note={note}>
        {places.length === 0 && <Badge tone="warn">{t('noteGone')}</Badge>}
        {note.doneAt !== null && <Badge tone="good">{t('noteDone')}</Badge>}
      </NoteOrigin>
    </>
  );
}

/** The author and date of a note, followed by its states. */
function NoteOrigin({ note, children }: Pick<NoteProps, 'note'> & { children?: ReactNode }) {
  const format = useFormatter();
  const { author, createdAt } = note;
  const origin = [author, createdAt === 0 ? '' : format.dateTime(createdAt, { dateStyle: 'medium' })];
  return (
    <p className="my-1 flex flex-wrap items-center gap-x-2 text-xs text-faint">
      {origin.filter((part) => part !== '').join(' · ')}
      {children}
    </p>
  );
}

function DoneButton({ note: { id, doneAt }, notes }: NoteProps) {
  const t = useTranslations('writing');
  return (
    <Button
      size="small"
      kind="quiet"
      aria-pressed={doneAt !== null}
      onClick={() => notes.change(id, { doneAt: doneAt === null ? Date.now() : null })}
    >
      {t(doneAt === null ? 'noteMarkDone' : 'noteReopen')}
    </Button>
  );
}

function AttachButton({ note, canAttach, context, notes }: NoteProps & Pick<NoteCardProps, 'canAttach'>) {
  const t = useTranslations('writing');
  return (
    <Button
      size="small"
      kind="quiet"
      disabled={!canAttach}
      title={canAttach ? undefined : t('noteAttachHint')}
      onClick={() => attachNote(context.editor, notes, note.id)}
    >
      {t('noteAttach')}
    </Button>
  );
}
