import { Button } from '@inkstone/ui';
import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLostFocus } from '../../../../shared/use-lost-focus.ts';
import type { RewriteSession } from '../run/rewrite-session.ts';
import { countDone, type Run } from '../run/run-state.ts';
import { AcceptBar } from './accept-bar.tsx';
import { RunReceipt } from './run-receipt.tsx';
import type { RunViewProps } from './run-view-props.ts';
import { SentenceList } from './sentence-list.tsx';
import { SideBySide } from './side-by-side.tsx';
import { useDecisions } from './use-decisions.ts';

/** A run: its progress, its sentences and its receipt. The keys J, K, A, X and digits act on the selected sentence. */
export function RunView({ content, ...props }: RunViewProps & { content: RefObject<HTMLDivElement | null> }) {
  const { context, session, run, choices } = props;
  const t = useTranslations('rewrite');
  const list = useRef<HTMLUListElement>(null);
  const decisions = useDecisions(context, session, run, list);
  const { open } = decisions;
  useLostFocus(open.length > 0, () => content.current);
  const [isWide, setWide] = useState(false);

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys act on the list inside, whose actions also have buttons. */}
      <div
        ref={content}
        tabIndex={-1}
        className="flex min-h-0 grow flex-col outline-none max-lg:overflow-y-auto"
        onKeyDown={decisions.onKeyDown}
      >
        <div className="flex flex-col gap-2 border-b border-line px-4 pb-3">
          <Progress run={run} session={session} onWide={() => setWide(true)} />
          <RunReceipt run={run} />
          {open.length > 0 && !context.isReadOnly && <AcceptBar {...decisions} />}
          <p className="text-xs text-faint max-lg:hidden pointer-coarse:hidden">{t('keys')}</p>
        </div>
        <SentenceList
          {...{ session, run, choices, decisions, list }}
          className="flex grow flex-col gap-1 px-2 py-2 lg:min-h-0 lg:overflow-y-auto"
        />
      </div>
      {/* Outside of the list above, which would handle its keys as well. */}
      {isWide && <SideBySide {...{ context, session, run, choices }} onClose={() => setWide(false)} />}
    </>
  );
}

interface ProgressProps {
  run: Run;
  session: RewriteSession;
  /** Opens the comparison. */
  onWide: () => void;
}

function Progress({ run, session, onWide }: ProgressProps) {
  const t = useTranslations('rewrite');
  const [done, count] = [countDone(run), run.sentences.length];
  return (
    <div className="-mr-2 flex flex-wrap items-center gap-1">
      <p role="status" className="mr-auto text-sm tabular-nums">
        {count === 0 ? t('preparing') : t('progress', { done, count })}
      </p>
      {count > 1 && (
        <Button size="small" kind="quiet" onClick={onWide}>
          {t('sideBySide')}
        </Button>
      )}
      {run.phase === 'running' && (
        <Button size="small" onClick={() => session.stop()}>
          {t('stop')}
        </Button>
      )}
      {run.phase === 'stopped' && (
        <Button size="small" onClick={() => session.resume()}>
          {t('resume')}
        </Button>
      )}
      {run.phase !== 'running' && (
        <Button size="small" kind="quiet" onClick={() => session.clear()}>
          {t('again')}
        </Button>
      )}
    </div>
  );
}
