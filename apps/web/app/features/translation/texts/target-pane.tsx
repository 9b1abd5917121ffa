import { classNames } from '@inkstone/ui';
import { Fragment, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { isOpen, type Pair, type Sheet } from '../../../shared/translation/sheet.ts';
import { hasNotes } from './pair-notes.ts';
import { scrollIntoPane } from './scroll-into-pane.ts';
import { paneText } from './source-pane.tsx';

export interface TargetPaneProps {
  sheet: Sheet;
  language: string;
  active: number | null;
  /** Pairs that are being translated. */
  waiting: ReadonlySet<number>;
  onActive: (id: number) => void;
  /** Shows a pair for editing. */
  onOpen: (id: number) => void;
}

/** The translation as a text of sentences that can be selected one by one. */
export function TargetPane({ sheet, language, active, waiting, onActive, onOpen }: TargetPaneProps) {
  const t = useTranslations('translate');
  const pane = useRef<HTMLDivElement>(null);
  const { pairs } = sheet;
  const isEmpty = waiting.size === 0 && pairs.every(({ target, fault }) => target === '' && fault === null);
  const first = pairs.some(({ id }) => id === active) ? active : pairs[0]?.id;
  useEffect(() => {
    if (active === null || pane.current?.contains(document.activeElement)) return;
    scrollIntoPane(pane.current, pane.current?.querySelector(`[data-pair="${active}"]`));
  }, [active]);

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
      className={classNames(
        'min-h-24 grow overflow-y-auto whitespace-pre-wrap outline-none md:min-h-0',
        paneText,
      )}
    >
      {pairs.map((pair, at) => (
        <Fragment key={pair.id}>
          {at === 0 ? '' : spaceOf(pair, language)}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the list. */}
          <span
            role="option"
            aria-selected={pair.id === active}
            tabIndex={pair.id === first ? 0 : -1}
            data-pair={pair.id}
            onClick={() => onActive(pair.id)}
            onFocus={() => onActive(pair.id)}
            onDoubleClick={() => onOpen(pair.id)}
            className={sentenceClass(pair, waiting.has(pair.id), pair.id === active)}
          >
            {pair.target || pair.source}
          </span>
        </Fragment>
      ))}
    </div>
  );
}

function spaceOf({ gap }: Pair, language: string): string {
  if (gap.includes('\n')) return gap;
  return language === 'en' ? ' ' : '\u200b';
}

/** Sentences that wait are bars of about their length, so that nothing moves much when they are translated. */
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
