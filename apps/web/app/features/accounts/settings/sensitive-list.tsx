import type { ListFaultView, ListVersion } from '@inkstone/contracts/assist/sensitive-words';
import { Badge, Button, FileButton, Notice, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { ConsentDialog } from '../../../shell/consent-dialog.tsx';
import { bringIntoView } from './bring-into-view.ts';
import { useActivateVersion, useDeleteList, useImportList, useReadVersion } from './use-sensitive.ts';

/** The user's own list: imported from a file, with all versions kept; any version can be reactivated. */
export function SensitiveList({ versions }: { versions: readonly ListVersion[] }) {
  const t = useTranslations('sensitive');
  const errorText = useErrorText();
  const take = useImportList();
  const [faults, setFaults] = useState<readonly ListFaultView[]>([]);

  function importFile(file: File) {
    setFaults([]);
    take.mutate(file, {
      onError: (error) => showToast.error(errorText(error)),
      onSuccess: (reply) => {
        setFaults(reply.faults);
        if (reply.version !== null) showToast.success(t('imported', { count: reply.entries }));
      },
    });
  }

  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold">{t('list')}</h3>
      <p className="text-sm text-soft">{t('listHint')}</p>
      <FileButton
        label={t('import')}
        accept=".txt,.csv,text/plain,text/csv"
        className="self-start"
        isBusy={take.isPending}
        onFile={importFile}
      />
      {faults.length > 0 && (
        <Notice ref={bringIntoView} tone="bad" role="alert">
          <p>{t('faults')}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a file may have hundreds of faults, which must be reachable by
              keyboard. */}
          <ul tabIndex={0} aria-label={t('faults')} className="max-h-48 overflow-y-auto">
            {faults.map(({ line, fault }) => (
              <li key={line}>{t('faultLine', { line, reason: t(`fault.${fault}`) })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {versions.length > 0 && (
        <ul aria-label={t('versions')} className="divide-y divide-line border-y border-line">
          {versions.map((version) => (
            <VersionRow key={version.version} version={version} />
          ))}
        </ul>
      )}
      {versions.length > 0 && <DeleteList versions={versions} onUndo={importFile} />}
    </div>
  );
}

interface DeleteListProps {
  versions: readonly ListVersion[];
  /** Imports the deleted content again. */
  onUndo: (content: File) => void;
}

/** Deletes the list after a confirmation; the deletion can be undone immediately. */
function DeleteList({ versions, onUndo }: DeleteListProps) {
  const t = useTranslations('sensitive');
  const errorText = useErrorText();
  const [isConfirming, setConfirming] = useState(false);
  const remove = useDeleteList();
  const kept = (versions.find(({ isActive }) => isActive) ?? versions[0])?.version ?? 1;
  return (
    <>
      <Button className="self-start" onClick={() => setConfirming(true)}>
        {t('deleteList')}
      </Button>
      {isConfirming && (
        <ConsentDialog
          title={t('deleteTitle')}
          text={t('deleteText')}
          keep={t('keepList')}
          consent={t('deleteList')}
          isBusy={remove.isPending}
          failure={remove.error && errorText(remove.error)}
          onConsent={() =>
            remove.mutate(kept, {
              onSuccess: (content) =>
                showToast.success(t('deleted'), { label: t('undo'), run: () => onUndo(content) }),
            })
          }
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

function VersionRow({ version: { version, entries, createdAt, isActive } }: { version: ListVersion }) {
  const t = useTranslations('sensitive');
  const format = useFormatter();
  const errorText = useErrorText();
  const activate = useActivateVersion();
  const read = useReadVersion();
  const onError = (error: unknown) => showToast.error(errorText(error));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <p className="min-w-0 grow">
        <span className="mr-2 font-semibold">{t('version', { version })}</span>
        {isActive && <Badge tone="good">{t('active')}</Badge>}
        <span className="block text-sm text-soft">
          {t('versionFacts', {
            count: entries,
            date: format.dateTime(createdAt, { year: 'numeric', month: 'short', day: 'numeric' }),
          })}
        </span>
      </p>
      <Button
        kind="quiet"
        size="small"
        isBusy={read.isPending}
        onClick={() =>
          read.mutate(version, {
            onError,
            onSuccess: (text) => saveFile(`${version}.csv`, new Blob([text], { type: 'text/csv' })),
          })
        }
      >
        {t('download')}
      </Button>
      <Button
        size="small"
        isBusy={activate.isPending}
        onClick={() => activate.mutate(isActive ? null : version, { onError })}
      >
        {isActive ? t('turnOff') : t('turnOn')}
      </Button>
    </li>
  );
}
