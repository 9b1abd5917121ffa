import type { ChangeChoice } from '@inkstone/contracts/documents/exchange';
import { Button, Dialog, TextField } from '@inkstone/ui';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChangesQuestion } from './changes-question.tsx';
import { ImportRow } from './import-row.tsx';
import type { ImportItem } from './use-imports.ts';

export interface ImportDialogProps {
  items: readonly ImportItem[];
  isPageNeeded: boolean;
  /** Opens the file picker. */
  onPick: () => void;
  onPage: (url: string) => void;
  /** Chooses how to treat the tracked changes of the files that contain any. */
  onChoose: (changes: ChangeChoice) => void;
  onClose: () => void;
}

/** Current imports and their results; for web pages also the field for their URL. */
export function ImportDialog({ items, isPageNeeded, onPick, onPage, onChoose, onClose }: ImportDialogProps) {
  const t = useTranslations('exchange');
  const asking = items.filter(({ state }) => state === 'asking').map(({ name }) => name);
  const done = items.filter(({ state }) => state === 'done' || state === 'failed').length;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isPageNeeded ? t('importWebPage').replace('…', '') : t('importTitle')}
      description={isPageNeeded ? t('urlHint') : t('importHint')}
      closeLabel={t('close')}
      className="max-w-lg!"
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {isPageNeeded && <PageForm onPage={onPage} />}
      {!isPageNeeded && items.length === 0 && (
        <Button kind="primary" onClick={onPick}>
          {t('chooseFiles')}
        </Button>
      )}
      <p aria-live="polite" className={items.length > 1 ? 'pb-2 text-sm text-soft' : 'sr-only'}>
        {items.length > 0 && t('progress', { done, total: items.length })}
      </p>
      {asking.length > 0 && <ChangesQuestion names={asking} onChoose={onChoose} />}
      <ul className="flex flex-col divide-y divide-line">
        {items.map((item) => (
          <ImportRow key={item.key} item={item} />
        ))}
      </ul>
    </Dialog>
  );
}

function PageForm({ onPage }: { onPage: (url: string) => void }) {
  const t = useTranslations('exchange');
  const errors = useTranslations('errors');
  const [url, setUrl] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(url.trim() === '');
    if (url.trim() === '') return;
    onPage(url.trim());
    setUrl('');
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 pb-4">
      <TextField
        label={t('url')}
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        error={isMissing ? errors('web_url_required') : undefined}
      />
      <Button type="submit" kind="primary" className="self-end">
        {t('addPage')}
      </Button>
    </form>
  );
}
