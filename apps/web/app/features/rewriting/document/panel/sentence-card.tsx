import type { KeptReason } from '@inkstone/contracts/rewriting';
import type { PlacedProposal } from '@inkstone/editor/proposals';
import { Button, classNames } from '@inkstone/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { SentenceDiff, visible } from '../../../../shared/rewriting/sentence-diff.tsx';
import { MeaningBadge, Reasons } from '../../../../shared/rewriting/version-notes.tsx';
import type { RewriteSession } from '../run/rewrite-session.ts';
import { chosenText, type RunSentence } from '../run/run-state.ts';
import type { RunChoices } from './run-choices.ts';
import { VersionArrows } from './version-arrows.tsx';
import { WordChoice } from './word-choice.tsx';

export interface SentenceCardProps {
  sentence: RunSentence;
  placed: PlacedProposal | undefined;
  isActive: boolean;
  session: RewriteSession;
  choices: RunChoices;
  /** The sentence and its new version; by default as one text with marked changes. */
  text?: ReactNode;
  onSelect: () => void;
  onAccept: () => void;
}

const keptLabels = {
  locks: 'keptLocks',
  answer: 'keptAnswer',
  model: 'keptModel',
  locked: 'keptLocked',
  blocked: 'keptBlocked',
} as const satisfies Record<KeptReason, string>;

/** One sentence of a run: its changes, and its actions while it is selected. */
export function SentenceCard(props: SentenceCardProps) {
  const { sentence, isActive, onSelect } = props;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <li
      ref={card}
      data-sentence={sentence.id}
      aria-current={isActive || undefined}
      className={classNames(
        'rounded-lg border px-3 py-2 skip-off-screen [contain-intrinsic-size:auto_4rem]',
        isActive ? 'border-edge bg-raised shadow-raised' : 'border-transparent hover:bg-sunken',
      )}
    >
      <button type="button" aria-expanded={isActive} onClick={onSelect} className="w-full text-left">
        {props.text ?? <Text sentence={sentence} />}
        <Status {...props} />
      </button>
      {isActive && <Details {...props} onReplaced={() => card.current?.querySelector('button')?.focus()} />}
    </li>
  );
}

function Text({ sentence }: { sentence: RunSentence }) {
  const after = chosenText(sentence);
  return (
    <span className="block font-serif break-words">
      {after === null ? (
        <span lang="" className="text-soft">
          {visible(sentence.original)}
        </span>
      ) : (
        <SentenceDiff before={sentence.original} after={after} />
      )}
    </span>
  );
}

/** The state of a sentence that requires no decision. */
function Status({ sentence, placed }: SentenceCardProps) {
  const t = useTranslations('rewrite');
  const { state, keptBecause } = sentence;
  if (state === 'waiting') return <Line>{t('waiting')}</Line>;
  if (sentence.versions.length === 0)
    return <Line>{t(keptBecause ? keptLabels[keptBecause] : 'unchanged')}</Line>;
  if (placed?.isRejected) return <Line>{t('rejected')}</Line>;
  if (placed?.standing === 'accepted') return <Line tone="text-good">{t('accepted')}</Line>;
  if (placed?.standing !== 'original') return <Line tone="text-warn">{t('changedMeanwhile')}</Line>;
  return null;
}

function Line({ children, tone = 'text-faint' }: { children: ReactNode; tone?: string }) {
  return <span className={classNames('mt-0.5 block text-sm', tone)}>{children}</span>;
}

interface DetailsProps extends SentenceCardProps {
  /** Called when a word was replaced, because its button no longer exists. */
  onReplaced: () => void;
}

function Details({ sentence, placed, session, choices, onAccept, onReplaced }: DetailsProps) {
  const t = useTranslations('rewrite');
  const { id, versions, chosen } = sentence;
  const version = versions[chosen];
  if (placed?.isRejected && version) {
    return (
      <Button size="small" kind="quiet" className="-ml-2 mt-1" onClick={() => session.restore(id)}>
        {t('restore')}
      </Button>
    );
  }
  if (placed?.standing !== 'original' || sentence.state === 'waiting') return null;
  if (!version) return <VersionArrows sentence={sentence} session={session} choices={choices} />;
  const add = (text: string) => {
    session.addVersions(id, [{ text, changes: [], meaning: null }]);
    onReplaced();
  };
  return (
    <div className="mt-2 flex flex-col gap-2 border-t border-line pt-2">
      <WordChoice key={`${id}-${chosen}`} sentence={version.text} onReplace={add} />
      <div className="empty:hidden">
        <MeaningBadge meaning={version.meaning} />
      </div>
      {(version.changes.length > 0 || version.meaning !== null) && <Reasons changes={version.changes} />}
      <VersionArrows sentence={sentence} session={session} choices={choices} />
      <div className="flex flex-wrap gap-1.5">
        <Button size="small" onClick={onAccept}>
          {t('accept')}
        </Button>
        <Button size="small" kind="quiet" onClick={() => session.reject(id)}>
          {t('reject')}
        </Button>
      </div>
    </div>
  );
}
