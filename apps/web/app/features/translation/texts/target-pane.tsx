import { classNames } from '@inkstone/ui';
import { type KeyboardEvent, memo, type SyntheticEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { isOpen, type Pair, type Sheet } from '../../../shared/translation/sheet.ts';
import { hasNotes } from './pair-notes.ts';
import { scrollIntoPane } from './scroll-into-pane.ts';
import { paneText } from './source-pane.tsx';

export interface TargetPaneProps {
  sheet: Sheet;
  language: string;
  /** The language of the sentences without a translation. */
  sourceLanguage: string;
  active: number | null;
  /** Pairs that are being translated. */
  waiting: ReadonlySet<number>;
  onActive: (id: number) => void;
  /** Opens a pair for editing. */
  onOpen: (id: number) => void;
}

/** The translation as a text whose sentences can be selected individually. */
export function TargetPane(props: TargetPaneProps) {
  const { sheet, language, sourceLanguage, active, waiting, onActive, onOpen } = props;
  const t = useTranslations('translate');
  const pane = useRef<HTMLDivElement>(null);
  const { pairs } = sheet;
  const isEmpty = waiting.size === 0 && pairs.every(({ target, fault }) => target === '' && fault === null);
  const first = pairs.some(({ id }) => id === active) ? active : pairs[0]?.id;
  useEffect(() => {
    if (active === null || pane.current?.contains(document.activeElement)) return;
    scrollIntoPane(pane.current, pane.current?.querySelector(`[data-pair="${active}"]`));
  }, [active]);

  function select(event: SyntheticEvent) {
    const id = pairOf(event);
    if (id !== null) onActive(id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = pairs.findIndex(({ id }) => id === active);
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
    };
    const to = { ...steps, Home: 0, End: pairs.length - 1 }[event.key];
    const next = to === undefined ? undefined : pairs[Math.max(0, to)];
    if (next) {
      onActive(next.id);
      pane.current?.querySelector<HTMLElement>(`[data-pair="${next.id}"]`)?.focus();
    } else if ((event.key === 'Enter' || event.key === 'F2') && active !== null) onOpen(active);
    else return;
    event.preventDefault();
  }

  if (isEmpty) {
    return (
      <div className="min-h-24 grow md:min-h-0">
        <p className={classNames(paneText, 'text-faint')}>{t('targetEmpty')}</p>
      </div>
    );
  }
  return (
    <div
      ref={pane}
      role="listbox"
      aria-label={t('target')}
      aria-busy={waiting.size > 0}
      tabIndex={-1}
      lang={language}
      onKeyDown={onKeyDown}
      onClick={select}
      onFocus={select}
      onDoubleClick={(event) => {
        const id = pairOf(event);
        if (id !== null) onOpen(id);
      }}
      className={classNames(
        'min-h-24 grow overflow-y-auto whitespace-pre-wrap outline-none md:min-h-0',
        paneText,
      )}
    >
      {pairs.map((pair, at) => (
        <Sentence
          key={pair.id}
          pair={pair}
          language={pair.target === '' ? sourceLanguage : language}
          space={at === 0 ? '' : spaceOf(pair, language)}
          isWaiting={waiting.has(pair.id)}
          isActive={pair.id === active}
          isTabStop={pair.id === first}
        />
      ))}
    </div>
  );
}

/** Returns the pair in which an event occurred; null outside of pairs. */
function pairOf({ target }: SyntheticEvent): number | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-pair]') : null;
  return element ? Number(element.dataset.pair) : null;
}

interface SentenceProps {
  pair: Pair;
  language: string;
  /** White space before it. */
  space: string;
  isWaiting: boolean;
  isActive: boolean;
  isTabStop: boolean;
}

/** A sentence of the translation. The list handles its events, so that it is rendered only when it changes. */
const Sentence = memo(function Sentence(props: SentenceProps) {
  const { pair, language, space, isWaiting, isActive, isTabStop } = props;
  return (
    <>
      {space}
      <span
        role="option"
        aria-selected={isActive}
        tabIndex={isTabStop ? 0 : -1}
        data-pair={pair.id}
        lang={language}
        className={sentenceClass(pair, isWaiting, isActive)}
      >
        {pair.target || pair.source}
      </span>
    </>
  );
});

function spaceOf({ gap }: Pair, language: string): string {
  if (gap.includes('\n')) return gap;
  return language === 'en' ? ' ' : '\u200b';
}

/** Pending sentences are shown as bars of about their length, to avoid layout shifts. */
function sentenceClass(pair: Pair, isWaiting: boolean, isActive: boolean): string {
  return classNames(
    'cursor-pointer rounded-sm box-decoration-clone whitespace-pre-wrap wrap-break-word',
    isWaiting &&
      pair.target === '' &&
      'animate-pulse bg-sunken text-transparent select-none motion-reduce:animate-none',
    !isWaiting && isOpen(pair) && 'text-faint',
    isActive ? 'bg-marker' : 'hover:bg-sunken',
    !isOpen(pair) && hasNotes(pair) && 'underline decoration-warn decoration-dotted underline-offset-4',
    !isWaiting && pair.fault !== null && 'underline decoration-warn decoration-wavy underline-offset-4',
  );
}
