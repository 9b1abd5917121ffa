import { Button, EmptyState, showToast } from '@inkstone/ui';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { LayoutFindings } from './layout-findings.tsx';
import { correctableIds } from './report.ts';
import { TextFindings } from './text-findings.tsx';
import { type CheckedFile, useSaveCorrected } from './use-official.ts';

/** On phones the two buttons share a row if their labels are short enough. */
const barClass = 'max-sm:grow max-sm:px-2 max-sm:text-sm';

export interface CheckedDocumentProps {
  checked: CheckedFile;
  /** Returns to choosing a file. */
  onClose: () => void;
}

/** A document's findings; the selected ones are corrected in the saved file. */
export function CheckedDocument({ checked: { file, report }, onClose }: CheckedDocumentProps) {
  const t = useTranslations('official');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const all = correctableIds(report);
  const toggle = (ids: readonly string[]) => setChosen((before) => toggled(before, ids));
  const isAll = all.length > 0 && all.every((id) => chosen.has(id));
  return (
    <div className="flex flex-col gap-8">
      <div className="sticky top-page z-10 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
        <div className="flex min-w-0 grow basis-full items-center gap-3 sm:basis-0">
          <p className="min-w-0 grow truncate font-serif text-lg font-semibold" lang="" title={file.name}>
            {file.name}
          </p>
          <Button kind="quiet" className="shrink-0 max-sm:-mr-3" onClick={onClose}>
            {t('another')}
          </Button>
        </div>
        {all.length > 0 && (
          <Button
            aria-pressed={isAll}
            className={barClass}
            onClick={() => setChosen(new Set(isAll ? [] : all))}
          >
            {isAll ? t('chooseNone') : t('chooseAll', { count: all.length })}
          </Button>
        )}
        <SaveButton file={file} chosen={chosen} />
      </div>
      {report.layout.length + report.text.length === 0 && (
        <EmptyState title={t('cleanTitle')}>
          <p>{t('cleanText')}</p>
        </EmptyState>
      )}
      {report.text.length > 0 && (
        <Part title={t('textHeading', { count: report.text.length })}>
          <TextFindings findings={report.text} chosen={chosen} onToggle={toggle} />
        </Part>
      )}
      {report.layout.length > 0 && (
        <Part title={t('layoutHeading', { count: report.layout.length })}>
          <LayoutFindings groups={report.layout} chosen={chosen} onToggle={toggle} />
        </Part>
      )}
    </div>
  );
}

function SaveButton({ file, chosen }: { file: CheckedFile['file']; chosen: ReadonlySet<string> }) {
  const t = useTranslations('official');
  const errorText = useErrorText();
  const save = useSaveCorrected();
  const run = () =>
    save.mutate(
      { file, fixes: [...chosen], name: t('correctedName', { name: file.name.replace(/\.docx$/i, '') }) },
      {
        onSuccess: (count) => showToast.success(t('savedFixed', { count })),
        onError: (error) => showToast.error(errorText(error)),
      },
    );
  return (
    <Button
      kind="primary"
      className={barClass}
      disabled={chosen.size === 0}
      isBusy={save.isPending}
      onClick={run}
    >
      {t('save', { count: chosen.size })}
    </Button>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="pb-3 font-serif text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Adds all `ids`, or removes them if all were present. */
function toggled(before: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const next = new Set(before);
  const isOn = ids.every((id) => before.has(id));
  for (const id of ids) {
    if (isOn) next.delete(id);
    else next.add(id);
  }
  return next;
}
