import { Button } from '@inkstone/ui';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { AcceptDialog } from './accept-dialog.tsx';
import { countLeft } from './accepting.ts';
import type { FindingActions } from './finding-actions.ts';

export interface AcceptingNoticeProps {
  actions: FindingActions;
  /** Number of findings with a suggestion that the panel has now. */
  open: number;
}

/**
 * Reports in the panel which suggestions were accepted, with an undo button until the next edit. Requests a confirmation before
 * many changes.
 */
export function AcceptingNotice({ actions, open }: AcceptingNoticeProps) {
  const t = useTranslations('writing');
  const { accepting } = actions;
  const { proposal, done, hasFailed } = useSyncExternalStore(
    accepting.subscribe,
    accepting.getSnapshot,
    accepting.getSnapshot,
  );
  const left = countLeft({ done }, open);
  return (
    <>
      <div role="status">
        {hasFailed && <p className="px-4 py-2 text-sm text-warn">{t('acceptFailed')}</p>}
        {done !== null && (
          <div className="flex items-center gap-2 border-y border-line bg-sunken py-1 pr-2 pl-4 text-sm">
            <p className="grow">
              {done.count > 0 && t('acceptedMany', { count: done.count })}{' '}
              {left > 0 && <span className="text-soft">{t('acceptedLeft', { count: left })}</span>}
            </p>
            {done.count > 0 && (
              <Button kind="quiet" className="min-h-11 shrink-0" onClick={() => actions.undoAccepted()}>
                {t('undo')}
              </Button>
            )}
          </div>
        )}
      </div>
      {proposal !== null && <AcceptDialog plan={proposal} accepting={accepting} />}
    </>
  );
}
