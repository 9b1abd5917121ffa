import type { ReactNode, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { RunSentence } from '../run/run-state.ts';
import type { RunViewProps } from './run-view-props.ts';
import { SentenceCard } from './sentence-card.tsx';
import type { Decisions } from './use-decisions.ts';

interface SentenceListProps extends Omit<RunViewProps, 'context'> {
  decisions: Decisions;
  /** The list element, for the keys that move between its cards. */
  list: RefObject<HTMLUListElement | null>;
  className: string;
  /** Renders a sentence and its new version; by default as one text with marked changes. */
  textOf?: (sentence: RunSentence) => ReactNode;
}

/** The sentences of a run as cards with their actions. */
export function SentenceList({
  session,
  run,
  choices,
  decisions,
  list,
  className,
  textOf,
}: SentenceListProps) {
  const t = useTranslations('rewrite');
  const { placed, active, select, accept } = decisions;
  return (
    <ul ref={list} aria-label={t('list')} className={className}>
      {run.sentences.map((sentence) => (
        <SentenceCard
          key={sentence.id}
          sentence={sentence}
          placed={placed.get(sentence.id)}
          isActive={sentence.id === active}
          session={session}
          choices={choices}
          text={textOf?.(sentence)}
          onSelect={() => select(sentence.id)}
          onAccept={() => accept([sentence.id])}
        />
      ))}
    </ul>
  );
}
