import { type GlossaryPlace, type TermFormat, termFormats, termLimits } from '@inkstone/contracts/terms';
import { Button, ChevronDownIcon, Dialog, FileButton, Menu, MenuItem, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { type ImportReport, useTermActions } from './use-terms.ts';

const names: Readonly<Record<TermFormat, string>> = {
  csv: 'CSV',
  tsv: 'TSV',
  xlsx: 'Excel (XLSX)',
  tbx: 'TBX-Basic',
  tmx: 'TMX 1.4b',
  xliff12: 'XLIFF 1.2',
  xliff21: 'XLIFF 2.1',
};

interface FileActionsProps {
  place: GlossaryPlace;
  canEdit: boolean;
  hasTerms: boolean;
}

/** Import, which reports every rejected row, and export. */
export function FileActions({ place, canEdit, hasTerms }: FileActionsProps) {
  const t = useTranslations('glossary');
  const errors = useTranslations('errors');
  const errorText = useErrorText();
  const { bring, write } = useTermActions(place);
  const [report, setReport] = useState<ImportReport | null>(null);
  const onError = (error: unknown) => showToast.error(errorText(error));

  function take(file: File) {
    if (file.size > termLimits.bytes) showToast.error(errors('import_too_large', { limit: '5 MB' }));
    else bring.mutate(file, { onError, onSuccess: setReport });
  }

  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {canEdit && (
        <FileButton
          label={t('import')}
          accept=".csv,.tsv,.txt,.xlsx,.tbx,.tmx,.xlf,.xliff,.xml"
          isBusy={bring.isPending}
          onFile={take}
        />
      )}
      {hasTerms && (
        <Menu
          trigger={
            <Button isBusy={write.isPending}>
              {t('export')} <ChevronDownIcon size={16} />
            </Button>
          }
        >
          {termFormats.map((format) => (
            <MenuItem key={format} onSelect={() => write.mutate(format, { onError, onSuccess: offer })}>
              {names[format]}
            </MenuItem>
          ))}
        </Menu>
      )}
      {report !== null && <ReportDialog report={report} onClose={() => setReport(null)} />}
    </div>
  );
}

function ReportDialog({ report, onClose }: { report: ImportReport; onClose: () => void }) {
  const t = useTranslations('glossary');
  const { added, changed, unchanged, faults } = report;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('reportTitle')}
      description={t('reportCounts', {
        added: String(added),
        changed: String(changed),
        unchanged: String(unchanged),
      })}
      closeLabel={t('close')}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {faults.length > 0 && (
        <>
          <p className="font-medium">{t('reportFaults', { count: faults.length })}</p>
          <ul className="mt-2 grid gap-1 text-sm">
            {faults.slice(0, 200).map(({ row, fault, detail }) => (
              <li key={`${row} ${fault}`} className="break-words">
                {t('row', { row: String(row) })} {t(`faults.${fault}`)}
                {detail !== '' && <span lang="" className="text-soft">{` (${detail})`}</span>}
              </li>
            ))}
          </ul>
          {faults.length > 200 && (
            <p className="mt-2 text-sm">{t('moreFaults', { count: String(faults.length - 200) })}</p>
          )}
        </>
      )}
    </Dialog>
  );
}

function offer({ name, mediaType, base64 }: { name: string; mediaType: string; base64: string }): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  saveFile(name, new Blob([bytes], { type: mediaType }));
}
