import type { OcrPageView } from '@inkstone/contracts/ocr';
import { Button, ProgressBar } from '@inkstone/ui';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { pageError } from '../../../shared/recognition/page-error.ts';
import { PageCheck } from './page-check.tsx';

/** Explains why a page has no text to show. */
function PageOutcome({ page, isOpen }: { page: OcrPageView | undefined; isOpen: boolean }) {
  const t = useTranslations('ocr');
  const errorText = useErrorText();
  if (!page || page.state === 'waiting')
    return <p className="text-soft">{t(isOpen ? 'waiting' : 'notRead')}</p>;
  if (page.state === 'done') return <p className="text-soft">{t('noText')}</p>;
  return <p className="text-bad">{errorText(pageError(page))}</p>;
}

export interface ReadingViewProps {
  name: string;
  state: 'waiting' | 'running' | 'done' | 'cancelled';
  /** Number of all, recognised and failed pages. */
  count: { readonly pages: number; readonly done: number; readonly failed: number };
  pages: readonly OcrPageView[];
  /** Returns the URL of a page's prepared picture. */
  pictureOf: (page: OcrPageView) => string;
  /** Stores the corrected text of a word, by its index in reading order. */
  onCorrect: (page: number, word: number, text: string) => Promise<unknown>;
  onCancel: () => void;
  isCancelling: boolean;
  onClose: () => void;
  /** Actions on the recognised text, shown once there is some. */
  actions: ReactNode;
  /** Shown below the name. */
  note?: string;
  /** Shown in place of the progress while the engine is loaded. */
  preparation?: ReactNode;
}

/** Pictures that are being recognised: their progress, and each page beside its picture. */
export function ReadingView({
  name,
  state,
  count,
  pages,
  pictureOf,
  onCorrect,
  onCancel,
  isCancelling,
  onClose,
  actions,
  note,
  preparation,
}: ReadingViewProps) {
  const t = useTranslations('ocr');
  const [at, setAt] = useState(0);
  const isOpen = state === 'waiting' || state === 'running';
  const page = pages[at];
  const ended = count.done + count.failed;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-3">
        <div className="min-w-0 grow">
          <p className="truncate font-serif text-lg font-semibold" lang="" title={name}>
            {name}
          </p>
          <p className="text-sm text-soft" role="status">
            {isOpen
              ? t('progress', { done: ended, pages: count.pages })
              : t(state === 'cancelled' ? 'cancelled' : 'finished', { count: count.done })}
          </p>
        </div>
        {isOpen && (
          <Button kind="quiet" isBusy={isCancelling} onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <Button kind="quiet" className="shrink-0 max-sm:-mr-3" onClick={onClose}>
          {t('another')}
        </Button>
      </div>
      {note && <p className="text-sm text-soft">{note}</p>}
      {isOpen
        ? (preparation ?? <ProgressBar label={t('reading')} max={count.pages} value={ended} />)
        : count.done > 0 && actions}
      {count.pages > 1 && (
        <nav aria-label={t('pageChoice')} className="flex items-center gap-2">
          <Button size="small" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {t('previous')}
          </Button>
          <span className="text-sm text-soft tabular-nums">
            {t('page', { number: at + 1, pages: count.pages })}
          </span>
          <Button size="small" disabled={at >= count.pages - 1} onClick={() => setAt(at + 1)}>
            {t('next')}
          </Button>
        </nav>
      )}
      {page?.state === 'done' && page.blocks.length > 0 ? (
        <PageCheck
          key={page.index}
          picture={pictureOf(page)}
          page={page}
          onCorrect={(word, text) => onCorrect(page.index, word, text)}
        />
      ) : (
        <PageOutcome page={page} isOpen={isOpen} />
      )}
    </div>
  );
}
