import { Button, classNames, Dialog } from '@inkstone/ui';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { SentenceSide } from '../../../../shared/rewriting/sentence-diff.tsx';
import { countDone, type RunSentence } from '../run/run-state.ts';
import { AcceptBar } from './accept-bar.tsx';
import type { RunViewProps } from './run-view-props.ts';
import { SentenceList } from './sentence-list.tsx';
import { useDecisions } from './use-decisions.ts';

type SideBySideProps = RunViewProps & { onClose: () => void };

/** All sentences of a run, with the original beside the new version; on phones above it. The keys are those of the panel. */
export function SideBySide({ onClose, ...shown }: SideBySideProps) {
  const t = useTranslations('rewrite');
  const { sentences } = shown.run;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isPageOnPhones
      title={t('sideBySide')}
      description={t('progress', { done: countDone(shown.run), count: sentences.length })}
      closeLabel={t('close')}
      className="sm:max-w-5xl"
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Comparison {...shown} />
    </Dialog>
  );
}

function Comparison({ context, session, run, choices }: RunViewProps) {
  const t = useTranslations('rewrite');
  const list = useRef<HTMLUListElement>(null);
  const decisions = useDecisions(context, session, run, list);
  const { active, open, select } = decisions;
  const begin = useRef(() => {
    const first = active ?? open[0]?.id;
    if (first === undefined) return;
    select(first);
    const card = list.current?.querySelector(`[data-sentence="${CSS.escape(first)}"] button`);
    if (card instanceof HTMLElement) card.focus();
  });
  useEffect(() => begin.current(), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys act on the list inside, whose actions also have buttons.
    <div className="flex flex-col gap-3" onKeyDown={decisions.onKeyDown}>
      {open.length > 0 && !context.isReadOnly && <AcceptBar {...decisions} />}
      <p className="text-xs text-faint max-lg:hidden pointer-coarse:hidden">{t('keys')}</p>
      <SentenceList
        {...{ session, run, choices, decisions, list }}
        className="-mx-3 flex flex-col gap-1"
        textOf={(sentence) => <Sides sentence={sentence} />}
      />
    </div>
  );
}

function Sides({ sentence: { original, versions, chosen } }: { sentence: RunSentence }) {
  const after = versions[chosen]?.text ?? original;
  return (
    <span className="grid gap-x-6 gap-y-1 font-serif break-words sm:grid-cols-2">
      <SentenceSide side="before" before={original} after={after} />
      <span className={classNames(versions.length === 0 && 'text-faint max-sm:hidden')}>
        <SentenceSide side="after" before={original} after={after} />
      </span>
    </span>
  );
}
