import { isInputMethodKey } from '@inkstone/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type Sheet, sourceText } from '../../../shared/translation/sheet.ts';
import { scrollIntoPane } from './scroll-into-pane.ts';
import { StackedTextArea } from './stacked-text-area.tsx';

/** Typography of both panes. */
export const paneText = 'px-4 py-3 font-serif text-base sm:text-lg';

export interface SourcePaneProps {
  sheet: Sheet;
  /** The language of the text, for its font; empty while unknown. */
  language: string;
  /** The marked pair; null without one. */
  active: number | null;
  maxLength: number;
  onChange: (text: string) => void;
  /** Called when the caret enters a pair. */
  onActive: (id: number | null) => void;
  onRun: () => void;
}

/** The text that is translated. */
export function SourcePane({
  sheet,
  language,
  active,
  maxLength,
  onChange,
  onActive,
  onRun,
}: SourcePaneProps) {
  const t = useTranslations('translate');
  const pane = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLElement>(null);
  const marked = spanOf(sheet, active);
  useEffect(() => {
    // The browser itself scrolls to the caret.
    if (active !== null && !pane.current?.contains(document.activeElement))
      scrollIntoPane(pane.current, mark.current);
  }, [active]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isInputMethodKey(event.nativeEvent))
      return;
    event.preventDefault();
    onRun();
  }

  return (
    <div ref={pane} className="max-h-[38dvh] min-h-0 grow overflow-y-auto md:max-h-none" lang={language}>
      <StackedTextArea
        aria-label={t('source')}
        placeholder={t('sourcePlaceholder')}
        value={sourceText(sheet)}
        maxLength={maxLength}
        marked={marked}
        markRef={mark}
        textClass={paneText}
        onChange={(event) => onChange(event.target.value)}
        onSelect={({ currentTarget: { selectionStart } }) => onActive(pairAt(sheet, selectionStart))}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** Returns the span of a pair's source in the text. */
function spanOf({ pairs }: Sheet, id: number | null) {
  let end = 0;
  for (const pair of pairs) {
    const start = end + pair.gap.length;
    end = start + pair.source.length;
    if (pair.id === id) return { start, end };
  }
  return null;
}

/** Returns the pair at a position of the text; null outside all pairs. */
function pairAt({ pairs }: Sheet, position: number): number | null {
  let end = 0;
  for (const { id, gap, source } of pairs) {
    const start = end + gap.length;
    end = start + source.length;
    if (source !== '' && position >= start && position <= end) return id;
  }
  return null;
}
