import type { VersionView } from '@inkstone/contracts/documents/versions';
import { Dialog } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import type { WritingContext } from '../../../../shared/writing-tool.ts';
import { ComparedText } from './compared-text.tsx';
import { readText } from './use-difference.ts';
import { useVersionLabels } from './use-version-labels.ts';
import { useVersion } from './use-versions.ts';
import { VersionActions } from './version-actions.tsx';
import { VersionNotes } from './version-notes.tsx';

export interface VersionDialogProps {
  version: VersionView;
  context: WritingContext;
  onClose: () => void;
}

/** A dialog to read, compare, name, delete and restore a version. */
export function VersionDialog({ version, context, onClose }: VersionDialogProps) {
  const t = useTranslations('versions');
  const common = useTranslations('common');
  const words = useVersionLabels();
  const errorText = useErrorText();
  const { data, error, isPending } = useVersion(context.documentId, version.id);
  const shown = data?.version ?? version;
  const isReadable = data !== undefined && readText(data.content) !== null;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={shown.name || words.reason(shown)}
      description={words.moment(shown.createdAt)}
      closeLabel={common('close')}
      className="max-w-4xl! max-sm:w-[calc(100vw-1rem)]!"
      actions={<VersionActions version={shown} context={context} canRestore={isReadable} onDone={onClose} />}
    >
      {isPending && <p role="status">{t('loading')}</p>}
      {error && (
        <p role="alert" className="text-bad">
          {errorText(error)}
        </p>
      )}
      {data && <ComparedText content={data.content} before={data.before} context={context} />}
      {data && <VersionNotes content={data.content} />}
    </Dialog>
  );
}
