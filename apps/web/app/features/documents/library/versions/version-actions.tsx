import type { VersionView } from '@inkstone/contracts/documents/versions';
import { Button, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import type { WritingContext } from '../../../../shared/writing-tool.ts';
import { NameForm } from './name-form.tsx';
import { useRestore } from './use-restore.ts';
import { useVersionActions } from './use-versions.ts';

export interface VersionActionsProps {
  version: VersionView;
  context: WritingContext;
  canRestore: boolean;
  /** Called when the version has been deleted or restored. */
  onDone: () => void;
}

/** Actions on a version; a confirmation replaces the buttons. */
export function VersionActions({ version, context, canRestore, onDone }: VersionActionsProps) {
  const t = useTranslations('versions');
  const [opened, setOpened] = useState<'name' | 'remove' | null>(null);
  const { restore, isRestoring, problem } = useRestore(context);
  const back = () => setOpened(null);
  if (context.isReadOnly) return null;
  if (opened === 'name') return <Naming version={version} context={context} onDone={back} />;
  if (opened === 'remove') {
    return <Removing version={version} context={context} onCancel={back} onDone={onDone} />;
  }
  return (
    <>
      <p className="mr-auto self-center text-xs text-faint max-sm:w-full" aria-live="polite">
        {problem ? <span className="text-bad">{problem}</span> : t('restoreHint')}
      </p>
      <Button kind="quiet" onClick={() => setOpened('remove')}>
        {t('remove')}
      </Button>
      {!version.isReadOnly && <Button onClick={() => setOpened('name')}>{t('rename')}</Button>}
      <Button
        kind="primary"
        disabled={!canRestore}
        isBusy={isRestoring}
        onClick={async () => {
          if (await restore(version)) onDone();
        }}
      >
        {t('restore')}
      </Button>
    </>
  );
}

interface QuestionProps {
  version: VersionView;
  context: WritingContext;
  onDone: () => void;
}

function Naming({ version, context, onDone }: QuestionProps) {
  const errorText = useErrorText();
  const { rename } = useVersionActions(context.documentId);
  const submit = (name: string) => rename.mutate({ version: version.id, name }, { onSuccess: onDone });
  return (
    <NameForm
      name={version.name}
      problem={rename.error ? errorText(rename.error) : ''}
      isBusy={rename.isPending}
      onSubmit={submit}
      onCancel={onDone}
    />
  );
}

function Removing({ version, context, onDone, onCancel }: QuestionProps & { onCancel: () => void }) {
  const t = useTranslations('versions');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const { remove } = useVersionActions(context.documentId);
  const onError = (error: unknown) => showToast.error(errorText(error));
  return (
    <>
      <p role="alert" className="mr-auto self-center text-sm">
        {t('removeAsk')}
      </p>
      <Button kind="quiet" autoFocus onClick={onCancel}>
        {common('cancel')}
      </Button>
      <Button
        kind="danger"
        isBusy={remove.isPending}
        onClick={() => remove.mutate(version.id, { onSuccess: onDone, onError })}
      >
        {t('removeApply')}
      </Button>
    </>
  );
}
