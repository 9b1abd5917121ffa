import type { VersionView } from '@inkstone/contracts/documents/versions';
import { showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import type { WritingContext } from '../../../../shared/writing-tool.ts';
import { useVersionActions } from './use-versions.ts';
import { waitUntilSaved } from './wait-until-saved.ts';

/** Restores a version after all local edits have reached the server, and offers undo. */
export function useRestore({ documentId, document }: Pick<WritingContext, 'documentId' | 'document'>) {
  const t = useTranslations('versions');
  const errorText = useErrorText();
  const actions = useVersionActions(documentId);
  const [problem, setProblem] = useState('');
  const [isRestoring, setRestoring] = useState(false);

  async function undo(version: string) {
    try {
      await actions.restore.mutateAsync(version);
      showToast.success(t('undone'));
    } catch (error) {
      showToast.error(errorText(error));
    }
  }

  async function restore({ id }: VersionView): Promise<boolean> {
    setRestoring(true);
    setProblem('');
    try {
      if (!(await waitUntilSaved(document))) {
        setProblem(t('notSaved'));
        return false;
      }
      const { before, restored } = await actions.restore.mutateAsync(id);
      if (restored) showToast.success(t('restored'), { label: t('undo'), run: () => void undo(before.id) });
      else showToast.info(t('sameAlready'));
      return true;
    } catch (error) {
      setProblem(errorText(error));
      return false;
    } finally {
      setRestoring(false);
    }
  }

  return { restore, isRestoring, problem };
}
