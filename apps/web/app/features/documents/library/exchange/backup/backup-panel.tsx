import type { ArchiveScheduleView } from '@inkstone/contracts/documents/archive-schedules';
import { Button, Notice, Skeleton, showToast } from '@inkstone/ui';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../../../platform/use-error-text.ts';
import { BackupForm } from './backup-form.tsx';
import { BackupState } from './backup-state.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useBackup, useBackupActions } from './use-backup.ts';

/** Schedules archives to the user's own storage, and shows their status. */
export function BackupPanel() {
  const t = useTranslations('backup');
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-2 flex flex-col gap-5 border-t border-line pt-6">
      <div>
        <h3 id={id} className="text-base font-semibold">
          {t('title')}
        </h3>
        <p className="mt-1 text-sm text-soft">{t('hint')}</p>
      </div>
      <Backup />
    </section>
  );
}

function Backup() {
  const t = useTranslations('backup');
  const errorText = useErrorText();
  const { data, error, isPending } = useBackup();
  const [isEditing, setEditing] = useState(false);
  if (isPending) return <Skeleton className="h-24" />;
  if (data === undefined) return <Notice tone="bad">{errorText(error)}</Notice>;
  if (isEditing) return <BackupForm schedule={data} onClose={() => setEditing(false)} />;
  if (data === null)
    return (
      <Button className="min-h-11 self-start" onClick={() => setEditing(true)}>
        {t('setUp')}
      </Button>
    );
  return (
    <>
      <BackupState schedule={data} />
      <BackupButtons schedule={data} onEdit={() => setEditing(true)} />
    </>
  );
}

function BackupButtons({ schedule, onEdit }: { schedule: ArchiveScheduleView; onEdit: () => void }) {
  const t = useTranslations('backup');
  const errorText = useErrorText();
  const { pause } = useBackupActions();
  const [isConfirming, setConfirming] = useState(false);
  const isOn = schedule.state === 'on';
  return (
    <div className="flex flex-wrap gap-2">
      <Button className="min-h-11" onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button
        className="min-h-11"
        isBusy={pause.isPending}
        onClick={() => pause.mutate(isOn, { onError: (error) => showToast.error(errorText(error)) })}
      >
        {t(isOn ? 'pause' : 'resume')}
      </Button>
      <Button kind="danger" className="min-h-11" onClick={() => setConfirming(true)}>
        {t('remove')}
      </Button>
      {isConfirming && <RemoveDialog onClose={() => setConfirming(false)} />}
    </div>
  );
}
