import { formats } from '@inkstone/editor/commands';
import { attachNote, deleteNote, goToNote, type ListedNote, type SharedNotes } from '@inkstone/editor/notes';
import { Badge, Button, classNames, showToast } from '@inkstone/ui';
import { useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { WritingContext } from '../../../../shared/writing-tool.ts';
import { NoteForm } from './note-form.tsx';

export interface NoteCardProps {
  note: ListedNote;
  /** Whether the caret is in its quoted text. */
  isActive: boolean;
  /** Whether text is selected to which the note could be attached. */
  canAttach: boolean;
  context: WritingContext;
  notes: SharedNotes;
}

/** One note: its quoted text, its content, and its actions. */
export function NoteCard({ note, isActive, canAttach, context, notes }: NoteCardProps) {
  const [isEditing, setEditing] = useState(false);
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
        note.replyTo !== '' && 'ml-4',
        isActive ? 'border-edge bg-raised shadow-raised' : 'border-transparent',
      )}
    >
      <NoteHead note={note} context={context} />
      {isEditing ? (
        <NoteForm
          text={note.text}
          onSubmit={(text) => {
            notes.write(note.id, text);
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <p
            lang=""
            className={classNames(
              'text-sm break-words whitespace-pre-wrap',
              note.doneAt !== null && 'text-soft',
            )}
          >
            {note.text}
          </p>
          {!context.isReadOnly && (
            <NoteActions
              note={note}
              canAttach={canAttach}
              context={context}
              notes={notes}
              onEdit={() => setEditing(true)}
            />
          )}
        </>
      )}
    </li>
  );
}

function NoteHead({ note, context }: Pick<NoteCardProps, 'note' | 'context'>) {
  const t = useTranslations('writing');
  const format = useFormatter();
  const { places, quote, author, createdAt, doneAt } = note;
  const origin = [author, createdAt === 0 ? '' : format.dateTime(createdAt, { dateStyle: 'medium' })];
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
      <p className="my-1 flex flex-wrap items-center gap-x-2 text-xs text-faint">
        {origin.filter((part) => part !== '').join(' · ')}
        {note.replyTo !== '' && <span>{t('noteReply')}</span>}
        {places.length === 0 && <Badge tone="warn">{t('noteGone')}</Badge>}
        {doneAt !== null && <Badge tone="good">{t('noteDone')}</Badge>}
      </p>
    </>
  );
}

interface NoteActionsProps extends Omit<NoteCardProps, 'isActive'> {
  onEdit: () => void;
}

function NoteActions({ note, canAttach, context: { editor }, notes, onEdit }: NoteActionsProps) {
  const t = useTranslations('writing');
  const { id, places, doneAt } = note;

  function remove() {
    const hadWords = places.length > 0;
    deleteNote(editor, notes, id, Date.now());
    showToast.info(t('noteDeleted'), {
      label: t('undo'),
      run: () => {
        notes.change(id, { deletedAt: null });
        if (hadWords) formats.undo.run(editor);
      },
    });
  }

  return (
    <div className="-ml-2 mt-1.5 flex flex-wrap gap-1">
      <Button
        size="small"
        kind="quiet"
        aria-pressed={doneAt !== null}
        onClick={() => notes.change(id, { doneAt: doneAt === null ? Date.now() : null })}
      >
        {t(doneAt === null ? 'noteMarkDone' : 'noteReopen')}
      </Button>
      <Button size="small" kind="quiet" onClick={onEdit}>
        {t('noteEdit')}
      </Button>
      {places.length === 0 && (
        <Button
          size="small"
          kind="quiet"
          disabled={!canAttach}
          title={canAttach ? undefined : t('noteAttachHint')}
          onClick={() => attachNote(editor, notes, id)}
        >
          {t('noteAttach')}
        </Button>
      )}
      <Button size="small" kind="quiet" onClick={remove}>
        {t('noteDelete')}
      </Button>
    </div>
  );
}
