import { defaultNotes, type ExportFormat, exportFormats } from '@inkstone/contracts/documents/exchange';
import type { Editor } from '@inkstone/editor';
import { listNotes, notesOf } from '@inkstone/editor/notes';
import { Button, Checkbox, Dialog, Notice } from '@inkstone/ui';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAttempt } from '../use-attempt.ts';
import { saveExport } from './save-export.ts';

export interface ExportDialogProps {
  documentId: string;
  /** The open document; its notes, if it has any, can be exported too. */
  editor: Editor;
  onClose: () => void;
}

/** Asks for a format and saves the document in it, in its current state on the server. */
export function ExportDialog({ documentId, editor, onClose }: ExportDialogProps) {
  const t = useTranslations('exchange');
  const name = useId();
  const [format, choose] = useState<ExportFormat>('docx');
  const [choice, setChoice] = useState<boolean | null>(null);
  const withNotes = choice ?? defaultNotes(format) === 'with';
  const { attempt, isBusy, failure } = useAttempt(onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('exportTitle')}
      closeLabel={t('close')}
      actions={
        <Button
          kind="primary"
          isBusy={isBusy}
          onClick={() => void attempt(() => saveExport(documentId, format, withNotes))}
        >
          {t('download')}
        </Button>
      }
    >
      <fieldset className="-mx-2">
        <legend className="sr-only">{t('format')}</legend>
        {exportFormats.map((each) => (
          <label
            key={each}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 hover:bg-sunken has-checked:bg-sunken"
          >
            <input type="radio" name={name} checked={format === each} onChange={() => choose(each)} />
            <span>
              <span className="block text-sm font-medium">{t(each)}</span>
              <span className="block text-sm text-soft">{t(`${each}Hint`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {hasNotes(editor) && (
        <div className="mt-3 border-t border-line pt-3">
          <Checkbox
            label={t('withNotes')}
            aria-describedby={`${name}-notes`}
            checked={withNotes}
            onChange={(event) => setChoice(event.target.checked)}
          />
          <p id={`${name}-notes`} className="ml-7.5 text-sm text-soft">
            {t(format === 'docx' ? 'notesAsComments' : 'notesAtEnd')}
          </p>
        </div>
      )}
      {failure !== null && (
        <Notice tone="bad" role="alert" className="mt-3">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}

function hasNotes(editor: Editor): boolean {
  const notes = notesOf(editor)?.notes.getSnapshot();
  return notes !== undefined && listNotes(editor.state.doc, notes).length > 0;
}
