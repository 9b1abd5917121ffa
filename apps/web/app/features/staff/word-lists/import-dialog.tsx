import { importWordList, listFileLimit, type WordListRow } from '@inkstone/contracts/staff/lists';
import { FileButton, Notice, RadioGroup, showToast, TextArea, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { readTextFile } from '../../../shared/files/read-text-file.ts';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';
import { Faults, type ListFaults } from './faults.tsx';

/** Maximum length of text shown in the field, in characters; longer files are imported without being shown. */
const maxShown = 100_000;

export interface ImportDialogProps {
  organisation: string | undefined;
  /** Whether a list is added; otherwise `list` gets a new version. */
  isNew?: boolean;
  list?: string;
  kind?: WordListRow['kind'];
  /** The initial content of the new version. */
  content: string;
  onDone?: () => void;
  onClose: () => void;
}

/** Imports a file or a typed text as a new list or a new version, which is activated immediately. */
export function ImportDialog(props: ImportDialogProps) {
  const { organisation, isNew = false, onDone, onClose } = props;
  const t = useTranslations('admin-content');
  const [list, setList] = useState(props.list ?? '');
  const [kind, setKind] = useState<WordListRow['kind']>(props.kind ?? 'sensitive');
  const [content, setContent] = useState(props.content);
  const [faults, setFaults] = useState<ListFaults>([]);

  async function run(reason: string) {
    const reply = await call(importWordList, { organisation, list, kind, content, reason });
    setFaults(reply.faults);
    if (reply.version === null) return false;
    showToast.success(t('imported', { count: reply.entries, version: reply.version }));
    return true;
  }

  return (
    <StaffActionDialog
      title={isNew ? t('importList') : t('newVersionOf', { list })}
      description={t('importHint')}
      confirmLabel={t('importNow')}
      isWide
      run={run}
      {...(onDone && { onDone })}
      onClose={onClose}
    >
      {isNew && (
        <>
          <TextField
            label={t('listName')}
            hint={t('listNameHint')}
            value={list}
            required
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setList(event.target.value)}
          />
          <RadioGroup
            label={t('kind')}
            value={kind}
            onChange={setKind}
            choices={(['sensitive', 'leaders'] as const).map((value) => ({
              value,
              label: t(`kind_${value}`),
              hint: t(`kindHint_${value}`),
            }))}
          />
        </>
      )}
      <ContentField kind={kind} content={content} onChange={setContent} />
      <Faults faults={faults} />
    </StaffActionDialog>
  );
}

interface ContentFieldProps {
  kind: WordListRow['kind'];
  content: string;
  onChange: (content: string) => void;
}

function ContentField({ kind, content, onChange }: ContentFieldProps) {
  const t = useTranslations('admin-content');
  const errorText = useErrorText();
  const isShown = content.length <= maxShown;

  async function choose(file: File) {
    try {
      const text = await readTextFile(file);
      if (text.length > listFileLimit) showToast.error(t('fileTooLong', { limit: listFileLimit }));
      else onChange(text);
    } catch (error) {
      showToast.error(errorText(error));
    }
  }

  return (
    <div className="flex flex-col gap-2">
      {isShown ? (
        <TextArea
          label={t('entries')}
          hint={t(`entriesHint_${kind}`)}
          value={content}
          required
          spellCheck={false}
          className="min-h-36 max-h-60 wrap-anywhere"
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Notice>{t('longFile', { count: content.split('\n').length })}</Notice>
      )}
      <FileButton
        label={t('chooseFile')}
        accept=".txt,.csv,text/plain,text/csv"
        className="self-start"
        onFile={(file) => void choose(file)}
      />
    </div>
  );
}
