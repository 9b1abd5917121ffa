import { Button } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import type { Coverage } from './coverage.ts';

export interface CoverageNoteProps {
  coverage: Coverage;
  onRetry: () => void;
}

/** Says quietly what has not been looked for yet; nothing where all has been. */
export function CoverageNote({ coverage: { english, isServerReached }, onRetry }: CoverageNoteProps) {
  const t = useTranslations('writing');
  const hasFailed = english === 'failed' || !isServerReached;
  return (
    // Always there: what appears together with its words is not read out.
    <div role="status" className="px-4 text-sm empty:hidden">
      {(english === 'loading' || english === 'partly') && (
        // Nothing turns beside a text that somebody writes: it would take a frame from every key.
        <p className="pb-2 text-faint">{t(english === 'loading' ? 'englishLoading' : 'englishPartly')}</p>
      )}
      {english === 'failed' && <p className="pb-1 text-warn">{t('englishFailed')}</p>}
      {!isServerReached && <p className="pb-1 text-warn">{t('serverUnreached')}</p>}
      {hasFailed && (
        <Button size="small" kind="quiet" className="mb-2 -ml-3" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
