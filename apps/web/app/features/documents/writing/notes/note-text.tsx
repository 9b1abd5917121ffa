import { formats } from '@inkstone/editor/commands';
import { deleteNote, type ListedNote, type SharedNotes } from '@inkstone/editor/notes';
import { Button, classNames, showToast } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useOpenedForm } from '../../../../shared/use-opened-form.ts';
import type { WritingContext } from '../../../../shared/writing-tool.ts';
import { NoteForm } from './note-form.tsx';

/** A note or a reply on the page. */
export interface NoteProps {
  note: ListedNote;
  context: WritingContext;
  notes: SharedNotes;
}

/** The text of a note or a reply with its actions, or the form in which it is edited. `children` are further actions. */
export function NoteText({ note, context, notes, children }: NoteProps & { children?: ReactNode }) {
  const t = useTranslations('writing');
  const { isOpen: isEditing, open, close, opener } = useOpenedForm();
  if (isEditing) {
    const save = (text: string) => {
      notes.write(note.id, text);
      close();
    };
    return <NoteForm label={t('noteLabel')} text={note.text} onSubmit={save} onCancel={close} />;
  }
  return (
    <>
      <p
        lang=""
        className={classNames('text-sm break-words whitespace-pre-wrap', note.doneAt !== null && 'text-soft')}
      >
        {note.text}
      </p>
      {!context.isReadOnly && (
        <div className="-ml-2 mt-1.5 flex flex-wrap gap-1">
          {children}
          <Button ref={opener} size="small" kind="quiet" onClick={open}>
            {t('noteEdit')}
          </Button>
          <DeleteButton note={note} context={context} notes={notes} />
        </div>
      )}
    </>
  );
}

/** Deletes a note with its replies, and offers to restore them. */
function DeleteButton({ note: { id, places }, context: { editor }, notes }: NoteProps) {
  const t = useTranslations('writing');

  function remove() {
    const hadWords = places.length > 0;
    const deleted = deleteNote(editor, notes, id, Date.now());
    showToast.info(t('noteDeleted'), {
      label: t('undo'),
      run: () => {
        for (const each of deleted) notes.change(each, { deletedAt: null });
        if (hadWords) formats.undo.run(editor);
      },
    });
  }

  return (
    <Button size="small" kind="quiet" onClick={remove}>
      {t('noteDelete')}
    </Button>
  );
}
