import type { FileFinding, ProofreadFileFormat } from '@inkstone/contracts/assist/proofread-file';
import { Button, Checkbox, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import type { GivenFile } from '../../../shared/files/base64.ts';
import type { FileToCheck } from './checked-file.ts';
import { useOpenAsDocument, useSaveResult } from './use-file-review.ts';

export interface ResultActionsProps {
  file: FileToCheck;
  findings: readonly FileFinding[];
  chosen: ReadonlySet<string>;
}

/** Actions on a proofread file. */
export function ResultActions({ file, findings, chosen }: ResultActionsProps) {
  const t = useTranslations('file-review');
  const errorText = useErrorText();
  const [explain, setExplain] = useState(false);
  const save = useSaveResult();
  const run = (format: ProofreadFileFormat) =>
    save.mutate(
      { file, format, findings: [...chosen], explain },
      {
        onSuccess: (counts) =>
          showToast.success(format === 'docx' ? t('savedDocx', counts) : t('savedReport')),
        onError: (error) => showToast.error(errorText(error)),
      },
    );
  const isSaving = (format: ProofreadFileFormat) => save.isPending && save.variables.format === format;
  return (
    <div className="flex flex-col gap-3 border-b border-line bg-paper py-3 sm:sticky sm:top-page sm:z-10">
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button
          kind="primary"
          disabled={chosen.size === 0 || save.isPending}
          isBusy={isSaving('docx')}
          onClick={() => run('docx')}
        >
          {t('saveDocx', { count: chosen.size })}
        </Button>
        <Button disabled={save.isPending} isBusy={isSaving('report')} onClick={() => run('report')}>
          {t('saveReport')}
        </Button>
        <OpenButton file={file} />
      </div>
      {findings.length > 0 && (
        <Checkbox
          label={t('explain')}
          checked={explain}
          onChange={(event) => setExplain(event.target.checked)}
        />
      )}
    </div>
  );
}

function OpenButton({ file }: { file: GivenFile }) {
  const t = useTranslations('file-review');
  const path = useLocalePath();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const open = useOpenAsDocument();
  const run = () =>
    open.mutate(file, {
      onSuccess: (id) => void navigate(path(`/app/write/${id}`)),
      onError: (error) => showToast.error(errorText(error)),
    });
  return (
    <Button kind="quiet" isBusy={open.isPending} onClick={run}>
      {t('open')}
    </Button>
  );
}
