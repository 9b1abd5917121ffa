import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorWords } from '../../../platform/use-error-words.ts';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { JobList } from './job-list.tsx';
import { JobView } from './job-view.tsx';
import { SourcePicker } from './source-picker.tsx';
import { type OcrList, useOcrList, useStartOcr } from './use-ocr.ts';

/** Reads the text of pictures and scanned PDFs, to check it against the picture and use it. */
export function OcrPage({ first }: { first: OcrList }) {
  const t = useTranslations('ocr');
  const errorWords = useErrorWords();
  const list = useOcrList(first);
  const start = useStartOcr();
  const [query, setQuery] = useSearchParams();
  const id = query.get('job');
  const show = (job: string | null) => setQuery(job === null ? {} : { job });
  return (
    <AppFrame title={t('heading')} hint={t('hint')}>
      {id !== null ? (
        <JobView key={id} id={id} onClose={() => show(null)} />
      ) : list.engine === null ? (
        <p className="text-soft">{t('off')}</p>
      ) : (
        <>
          <SourcePicker
            isBusy={start.isPending}
            pagesLeft={list.pagesLeft}
            pagesPerJob={list.pagesPerJob}
            onStart={(given) => start.mutate(given, { onSuccess: show })}
          />
          {start.error && (
            <p className="mt-4 text-center text-bad" role="alert">
              {errorWords(start.error)}
            </p>
          )}
          <JobList jobs={list.jobs} onOpen={show} />
        </>
      )}
    </AppFrame>
  );
}
