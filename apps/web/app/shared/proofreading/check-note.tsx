import { type CheckStatus, isSettled, type Loading, type Missing } from '@inkstone/editor/checking';
import { Button } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { LimitNote } from './limit-note.tsx';

export interface CheckNoteProps {
  check: CheckStatus;
  onRetry: () => void;
}

const missingMessages = {
  everything: 'checkFailed',
  english: 'englishFailed',
  server: 'serverUnreached',
  model: 'modelMissing',
  whole: 'wholeFailed',
} as const satisfies Record<Exclude<Missing, 'limit'>, string>;

const loadingMessages = {
  english: 'englishLoading',
  'more-english': 'englishPartly',
} as const satisfies Record<Exclude<Loading, null>, string>;

/** Reports the parts that could not be checked, or the reason why a check is waiting. Renders nothing after a complete check. */
export function CheckNote({ check, onRetry }: CheckNoteProps) {
  const t = useTranslations('writing');
  const { missing, loading } = check;
  return (
    // Always rendered: screen readers do not announce a live region that is inserted together with its text.
    <div role="status" className="px-4 text-sm empty:hidden">
      {loading !== null && !isSettled(check) && (
        // No spinner beside a text being edited: the animation would cost a frame per keystroke.
        <p className="pb-2 text-faint">{t(loadingMessages[loading])}</p>
      )}
      {missing.map((what) =>
        what === 'limit' ? (
          <LimitNote key={what} />
        ) : (
          <p key={what} className="pb-1 text-warn">
            {t(missingMessages[what])}
          </p>
        ),
      )}
      {missing.some((what) => what !== 'model') && (
        <Button size="small" kind="quiet" className="mb-2 -ml-3" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
