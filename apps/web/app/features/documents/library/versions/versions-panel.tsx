import type { VersionView } from '@inkstone/contracts/documents/versions';
import { Button, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import type { WritingContext } from '../../../../shared/writing-tool.ts';
import { NameForm } from './name-form.tsx';
import { useVersionActions } from './use-versions.ts';
import { VersionDialog } from './version-dialog.tsx';
import { VersionList } from './version-list.tsx';
import { waitUntilSaved } from './wait-until-saved.ts';

/** The side panel with the document's versions; a selected one opens in a dialog. */
export function VersionsPanel({ context }: { context: WritingContext }) {
  const t = useTranslations('versions');
  const [opened, setOpened] = useState<VersionView | null>(null);
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="px-4 pt-1 pb-3">
        <p className="mb-3 text-sm text-soft">{t('intro')}</p>
        {!context.isReadOnly && <SaveForm context={context} />}
      </div>
      <VersionList documentId={context.documentId} onOpen={setOpened} />
      {opened && (
        <VersionDialog key={opened.id} version={opened} context={context} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}

function SaveForm({ context }: { context: WritingContext }) {
  const t = useTranslations('versions');
  const errorText = useErrorText();
  const { save } = useVersionActions(context.documentId);
  const [isNaming, setNaming] = useState(false);
  const [problem, setProblem] = useState('');

  async function submit(name: string) {
    if (!(await waitUntilSaved(context.document))) {
      setProblem(t('notSaved'));
      return;
    }
    try {
      await save.mutateAsync(name);
      setNaming(false);
      showToast.success(t('saved'));
    } catch (error) {
      setProblem(errorText(error));
    }
  }

  if (!isNaming) {
    return (
      <Button size="small" onClick={() => setNaming(true)}>
        {t('saveNow')}
      </Button>
    );
  }
  return (
    <NameForm
      name=""
      problem={problem}
      isBusy={save.isPending}
      onSubmit={(name) => void submit(name)}
      onCancel={() => {
        setNaming(false);
        setProblem('');
      }}
    />
  );
}
