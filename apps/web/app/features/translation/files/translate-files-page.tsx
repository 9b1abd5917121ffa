import { type TranslationFileDirection, translationFileLimits } from '@inkstone/contracts/translation/files';
import { Button, EmptyState, SelectField, Skeleton } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DropZone } from '../../../shared/files/drop-zone.tsx';
import { type LoadedGlossaries, TermsChoice } from '../../../shared/glossary/terms-choice.tsx';
import { RunError } from '../../../shared/rewriting/run-error.tsx';
import { TranslationTabs } from '../../../shared/translation/translation-tabs.tsx';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { FileRow } from './file-row.tsx';
import { type FileChoices, useFiles, useQuote } from './use-files.ts';

const accept = '.docx,.pdf,.txt,.md,.markdown,.html,.htm';
const directions = ['zh-en', 'en-zh'] as const satisfies readonly TranslationFileDirection[];

/**
 * Translates files: shows the price, starts the translation and offers the result for download. Lists the files of the last days.
 */
export function TranslateFilesPage({ glossaries }: { glossaries: LoadedGlossaries }) {
  const t = useTranslations('translate-files');
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useFiles();
  const files = data?.pages.flatMap((page) => page.files) ?? [];
  const [first] = data?.pages ?? [];
  return (
    <AppFrame title={t('heading')} lead={<TranslationTabs />} hint={t('hint')}>
      {first?.absence ? (
        <p className="rounded-md bg-warn-wash px-3 py-2 text-warn">
          {t(first.absence === 'off' ? 'absentOff' : 'absentDown')}
        </p>
      ) : (
        <NewFile glossaries={glossaries} />
      )}
      <section aria-label={t('files')} className="mt-8 flex flex-col gap-3">
        <h2 className="font-serif text-xl font-semibold">{t('files')}</h2>
        <p className="text-sm text-soft">
          {t('kept', { days: translationFileLimits.keptDays })}{' '}
          {typeof first?.left === 'number' && t('left', { words: first.left })}
        </p>
        {error && <RunError error={error} />}
        {!data && !error && <Skeleton className="h-20" />}
        {data && files.length === 0 && <EmptyState title={t('empty')} />}
        <ul className="flex flex-col gap-3">
          {files.map((file) => (
            <FileRow key={file.id} file={file} left={first?.left ?? null} />
          ))}
        </ul>
        {hasNextPage && (
          <Button className="self-center" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </section>
    </AppFrame>
  );
}

/** Selects a file and the options of its translation. */
function NewFile({ glossaries }: { glossaries: LoadedGlossaries }) {
  const t = useTranslations('translate-files');
  const [choices, setChoices] = useState<FileChoices>({
    direction: 'zh-en',
    comments: false,
    documentId: null,
  });
  const quote = useQuote();
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('direction')}
          value={choices.direction}
          choices={directions.map((value) => ({ value, label: t(`direction_${value}`) }))}
          onChange={(direction) => setChoices({ ...choices, direction })}
        />
        <SelectField
          label={t('comments')}
          value={choices.comments ? 'translate' : 'keep'}
          choices={[
            { value: 'keep', label: t('commentsKeep') },
            { value: 'translate', label: t('commentsTranslate') },
          ]}
          onChange={(value) => setChoices({ ...choices, comments: value === 'translate' })}
        />
        <TermsChoice
          first={glossaries}
          value={choices.documentId}
          onChange={(documentId) => setChoices({ ...choices, documentId })}
        />
      </div>
      <DropZone
        title={quote.isPending ? t('reading') : t('drop')}
        hint={t('dropHint', { size: String(translationFileLimits.bytes / 1024 / 1024) })}
        choose={t('choose')}
        privacy={t('privacy')}
        accept={accept}
        isBusy={quote.isPending}
        onFile={(file) => quote.mutate({ file, ...choices })}
      />
      {quote.error && <RunError error={quote.error} />}
      <p className="sr-only" role="status">
        {quote.isPending ? t('reading') : quote.data && t('price', { words: quote.data.price })}
      </p>
    </div>
  );
}
