import { threadsOf } from '@inkstone/contracts/documents/notes';
import { documentParts } from '@inkstone/contracts/sync';
import { keysOf } from '@inkstone/editor/keys';
import {
  canTakeNote,
  draftedNote,
  dropDraft,
  type ListedNote,
  listNotes,
  notesAtCaret,
  notesOf,
  type SharedNotes,
  startNote,
  storeDraft,
} from '@inkstone/editor/notes';
import { Button, EmptyState } from '@inkstone/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { useEditorValue } from '../../../../shared/proofreading/use-editor.ts';
import { saveFile } from '../../../../shared/save-file.ts';
import type { WritingContext } from '../../../../shared/writing-tool.ts';
import { shownKeys } from '../shown-keys.ts';
import { NoteCard } from './note-card.tsx';
import { NoteForm } from './note-form.tsx';
import { notesAsCsv, notesAsMarkdown } from './write-notes.ts';

/** The notes on the document, in the order of the text. */
export function NotesPanel({ context }: { context: WritingContext }) {
  const notes = notesOf(context.editor)?.notes;
  return notes ? <Notes context={context} notes={notes} /> : null;
}

function Notes({ context, notes }: { context: WritingContext; notes: SharedNotes }) {
  const t = useTranslations('writing');
  const { editor, isReadOnly } = context;
  const { listed, active, drafted, canAdd } = useEditorValue(editor, ({ state }) => ({
    listed: listNotes(state.doc, notes.getSnapshot()),
    active: notesAtCaret(state),
    drafted: draftedNote(state),
    canAdd: canTakeNote(state),
  }));
  return (
    <div className="flex min-h-0 grow flex-col overflow-y-auto">
      {drafted !== null && <Draft key={drafted} id={drafted} context={context} notes={notes} />}
      {listed.length === 0 && drafted === null ? (
        <NoNotes />
      ) : (
        <ul aria-label={t('notes')} className="flex flex-col gap-1 px-2 pt-1 pb-4">
          {threadsOf(listed).map(({ note, replies }) => (
            <NoteCard
              key={note.id}
              note={note}
              replies={replies}
              isActive={active.includes(note.id)}
              canAttach={canAdd}
              context={context}
              notes={notes}
            />
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-2 px-4 pb-4">
        {!isReadOnly && (
          <Button size="small" disabled={!canAdd || drafted !== null} onClick={() => startNote(editor)}>
            {t('addNote')}
          </Button>
        )}
        {listed.length > 0 && <SaveNotes listed={listed} context={context} />}
      </div>
    </div>
  );
}

/** Explains how to add a note: with a key on devices with a keyboard, with the button on touch screens. */
function NoNotes() {
  const t = useTranslations('writing');
  const [keys = ''] = keysOf('note');
  return (
    <EmptyState title={t('noNotes')}>
      <p>{t('noNotesHint')}</p>
      <p className="pointer-coarse:hidden">{t('noNotesKeys', { keys: shownKeys(keys) })}</p>
    </EmptyState>
  );
}

interface DraftProps {
  id: string;
  context: WritingContext;
  notes: SharedNotes;
}

function Draft({ id, context: { editor, accountId }, notes }: DraftProps) {
  const t = useTranslations('writing');
  const keep = (text: string) => {
    storeDraft(editor, notes, id, { author: '', accountId, createdAt: Date.now(), text });
    editor.view.focus();
  };
  const drop = () => {
    dropDraft(editor, id);
    editor.view.focus();
  };
  return (
    <div className="px-4 pt-1 pb-3">
      <NoteForm label={t('noteLabel')} text="" onSubmit={keep} onCancel={drop} />
    </div>
  );
}

/** Exports the notes as a file. */
function SaveNotes({ listed, context }: { listed: readonly ListedNote[]; context: WritingContext }) {
  const t = useTranslations('writing');
  const format = useFormatter();
  const title = () => context.document.doc.getText(documentParts.title).toString().trim() || t('untitled');
  const save = (ending: 'md' | 'csv', type: string, text: string) =>
    saveFile(`${t('notesOf', { title: title() })}.${ending}`, new Blob([text], { type }));
  const words = {
    notes: t('notes'),
    removed: t('noteGone'),
    done: t('noteDone'),
    quote: t('noteQuote'),
    written: t('noteWritten'),
    time: (at: number) => (at === 0 ? '' : format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' })),
  };
  return (
    <>
      <Button
        size="small"
        kind="quiet"
        onClick={() => save('md', 'text/markdown', notesAsMarkdown(title(), listed, words))}
      >
        {t('notesMarkdown')}
      </Button>
      <Button size="small" kind="quiet" onClick={() => save('csv', 'text/csv', notesAsCsv(listed, words))}>
        {t('notesCsv')}
      </Button>
    </>
  );
}
