import { translationLimits } from '@inkstone/contracts/translation';
import { Button, Dialog, FileButton, TextArea } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import type { Draft } from '../../../shared/translation/kept-draft.ts';
import { type AlignFault, alignDraft, readPairFile } from './read-pair-table.ts';

export interface AlignTextsProps {
  /** Whether the page has a text, which would be replaced. */
  hasText: boolean;
  isBusy: boolean;
  onAligned: (draft: Draft) => void;
}

/** A button that opens a dialog for a text and its translation, pasted or in a table. */
export function AlignTexts({ hasText, isBusy, onAligned }: AlignTextsProps) {
  const t = useTranslations('translate');
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const [texts, setTexts] = useState({ source: '', target: '' });
  const [fault, setFault] = useState<string | null>(null);

  function take(made: Draft | AlignFault) {
    if (typeof made === 'string') return setFault(t(made));
    setFault(null);
    setOpen(false);
    onAligned(made);
  }

  const read = useMutation({
    mutationFn: readPairFile,
    // Reading tables in text files requires no network.
    networkMode: 'always',
    onMutate: () => setFault(null),
    onSuccess: take,
    onError: (error) => setFault(errorText(error)),
  });
  const field = (side: 'source' | 'target') => (
    <TextArea
      label={t(side)}
      lang=""
      rows={7}
      className="max-h-64 min-h-32 sm:min-h-56"
      maxLength={translationLimits.characters}
      value={texts[side]}
      onChange={(event) => setTexts({ ...texts, [side]: event.target.value })}
    />
  );

  return (
    <>
      <Button size="small" kind="quiet" disabled={isBusy} onClick={() => setOpen(true)}>
        {t('align')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('align')}
        description={t('alignHint')}
        closeLabel={t('close')}
        isPageOnPhones
        className="sm:w-[min(48rem,calc(100vw-2rem))] sm:max-w-none"
        actions={
          <>
            <FileButton
              kind="quiet"
              label={t('alignFile')}
              isBusy={read.isPending}
              accept=".xlsx,.docx,.csv,.tsv,.txt,text/csv,text/tab-separated-values"
              onFile={(file) => read.mutate(file)}
            />
            <Button
              kind="primary"
              disabled={texts.source.trim() === '' || texts.target.trim() === ''}
              onClick={() => take(alignDraft(texts.source, texts.target))}
            >
              {t('alignRun')}
            </Button>
          </>
        }
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {field('source')}
          {field('target')}
        </div>
        {hasText && <p className="mt-3 text-sm text-soft">{t('alignReplaces')}</p>}
        <p role="alert" className="mt-3 text-sm text-bad empty:hidden">
          {fault}
        </p>
      </Dialog>
    </>
  );
}
