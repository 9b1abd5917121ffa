import { type ArchiveScheduleView, archiveRhythms } from '@inkstone/contracts/documents/archive-schedules';
import { archiveFormats } from '@inkstone/contracts/documents/exchange';
import { Button, Notice, RadioGroup, SelectField } from '@inkstone/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { refusalOf } from '../../../../../platform/call.ts';
import { useErrorText } from '../../../../../platform/use-error-text.ts';
import { useProvenAttempt } from '../../../../../shared/owner-proof.tsx';
import { type BackupDraft, deviceTimeZone, draftOf, fieldOf, inputOf, placeOf } from './backup-draft.ts';
import { PlaceFields } from './place-fields.tsx';
import { useBackupActions } from './use-backup.ts';

export interface BackupFormProps {
  schedule: ArchiveScheduleView | null;
  onClose: () => void;
}

/** Destination, schedule and format of archives; they can be tested before they are saved. */
export function BackupForm({ schedule, onClose }: BackupFormProps) {
  const t = useTranslations('backup');
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(schedule));
  const { save, attempt } = useBackupActions();
  const proven = useProvenAttempt('export_data', t('proveTitle'), (proof) =>
    save.mutate(
      { ...inputOf(draft, hasSecret), proof },
      { onSuccess: onClose, onError: (failure) => proven.isWanted(failure) && save.reset() },
    ),
  );
  const hasSecret = schedule?.place.kind === draft.kind;
  const error = save.error ?? attempt.error;
  const field = error && fieldOf(refusalOf(error).code, draft.kind);

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);

  function change(part: Partial<BackupDraft>) {
    setDraft((before) => ({ ...before, ...part }));
    save.reset();
    attempt.reset();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    attempt.reset();
    proven.begin();
  }
  function tryIt() {
    save.reset();
    attempt.mutate(placeOf(draft, hasSecret));
  }

  return (
    <>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <RadioGroup
          label={t('kind')}
          value={draft.kind}
          choices={[
            { value: 'webdav', label: 'WebDAV', hint: t('webdavHint') },
            { value: 's3', label: 'S3', hint: t('s3Hint') },
          ]}
          onChange={(kind) => change({ kind, secret: '' })}
        />
        <PlaceFields
          draft={draft}
          hasSecret={hasSecret}
          errorOf={(name) => (error && field === name ? errorText(error) : '')}
          onChange={change}
        />
        <RhythmFields draft={draft} onChange={change} />
        {error && field === null && (
          <Notice tone="bad" role="alert">
            {errorText(error)}
          </Notice>
        )}
        <div role="status" className="empty:hidden">
          {attempt.isSuccess && <Notice tone="good">{t('tried')}</Notice>}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="primary" className="min-h-11" isBusy={save.isPending}>
            {t('save')}
          </Button>
          <Button className="min-h-11" isBusy={attempt.isPending} onClick={tryIt}>
            {t('try')}
          </Button>
          <Button kind="quiet" className="min-h-11" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
      {proven.dialog}
    </>
  );
}

const retentionChoices = [1, 3, 7, 14, 30];

function RhythmFields({
  draft,
  onChange,
}: {
  draft: BackupDraft;
  onChange: (part: Partial<BackupDraft>) => void;
}) {
  const t = useTranslations('backup');
  const formats = useTranslations('exchange');
  const keeps = [...new Set([...retentionChoices, draft.keep])].sort((a, b) => a - b);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t('rhythm')}
        hint={t('nightHint', { timeZone: deviceTimeZone() })}
        value={draft.rhythm}
        choices={archiveRhythms.map((value) => ({ value, label: t(`rhythms.${value}`) }))}
        onChange={(rhythm) => onChange({ rhythm })}
      />
      <SelectField
        label={t('keep')}
        hint={t('keepHint')}
        value={String(draft.keep)}
        choices={keeps.map((count) => ({ value: String(count), label: t('copies', { count }) }))}
        onChange={(keep) => onChange({ keep: Number(keep) })}
      />
      <SelectField
        label={formats('format')}
        value={draft.format}
        choices={archiveFormats.map((value) => ({ value, label: formats(value) }))}
        onChange={(format) => onChange({ format })}
      />
    </div>
  );
}
