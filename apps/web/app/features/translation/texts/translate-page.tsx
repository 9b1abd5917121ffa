import { translationLimits } from '@inkstone/contracts/translation';
import { countWords } from '@inkstone/proofread/client';
import { classNames, Notice } from '@inkstone/ui';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RunError } from '../../../shared/rewriting/run-error.tsx';
import type { DraftOwner } from '../../../shared/translation/kept-draft.ts';
import { isOpen, sourceText, swapSides } from '../../../shared/translation/sheet.ts';
import { TranslationTabs } from '../../../shared/translation/translation-tabs.tsx';
import { useTranslationState } from '../../../shared/translation/use-translation-state.ts';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { AlignTexts } from './align-texts.tsx';
import { directionOf, withLanguage } from './draft-direction.ts';
import { LanguageBar } from './language-bar.tsx';
import { hasNotes } from './pair-notes.ts';
import { SheetView } from './sheet-view.tsx';
import { TranslateBar } from './translate-bar.tsx';
import { useDraft } from './use-draft.ts';
import { useTranslating } from './use-translating.ts';
import { type View, ViewBar } from './view-bar.tsx';

/** Translates texts between Chinese and English, shown as two texts or sentence by sentence. */
export function TranslatePage({ accountId, documentId }: DraftOwner) {
  const t = useTranslations('translate');
  const [view, setView] = useState<View>('text');
  const drafting = useDraft({ accountId, documentId });
  const { draft, replace } = drafting;
  const work = useTranslating(drafting, documentId);
  const state = useTranslationState();
  const { sheet } = draft;
  const text = sourceText(sheet);
  const words = useMemo(() => countWords(text), [text]);
  const canTranslate = state?.absence === null && !state.mustSignIn && !work.run;
  const requestRun = useEarlyRun(state !== undefined, () => canTranslate && work.translateOpen());

  return (
    <AppFrame title={t('heading')} lead={<TranslationTabs />} hint={t('hint')}>
      {state && (state.absence || state.mustSignIn) && (
        <Notice tone="warn" className="mb-3">
          {t(state.absence === 'off' ? 'absentOff' : state.absence ? 'absentDown' : 'mustSignIn')}
        </Notice>
      )}
      <ViewBar view={view} onView={setView} toCheck={sheet.pairs.filter(hasNotes).length}>
        <AlignTexts
          hasText={sheet.pairs.length > 0}
          isBusy={work.run !== null}
          onAligned={(aligned) => {
            replace(aligned);
            setView('pairs');
          }}
        />
      </ViewBar>
      <div
        className={classNames(
          'flex flex-col rounded-lg border border-line bg-raised md:h-[calc(100dvh-19rem)] md:min-h-96',
          view === 'pairs' && 'max-md:max-h-[80dvh]',
        )}
      >
        <LanguageBar
          draft={draft}
          isBusy={work.run !== null}
          onLanguage={(from) => replace(withLanguage(draft, from))}
          onSwap={() => replace(swapped(draft))}
        />
        <SheetView
          view={view}
          onView={setView}
          drafting={drafting}
          work={work}
          canTranslate={canTranslate}
          onRun={requestRun}
          maxLength={accountId === null ? translationLimits.trialCharacters : translationLimits.characters}
        />
        <TranslateBar
          draft={draft}
          work={work}
          words={words}
          limit={accountId === null ? translationLimits.trialWords : translationLimits.words}
          left={state?.left ?? null}
          isVisitor={accountId === null}
          canTranslate={canTranslate}
        />
      </div>
      {work.error !== null && (
        <div className="mt-3">
          <RunError error={work.error} resetsAt={state?.resetsAt ?? null} />
        </div>
      )}
      <p className="mt-3 text-sm text-faint">{t(accountId === null ? 'privacy' : 'privacySignedIn')}</p>
    </AppFrame>
  );
}

/** Runs a requested action as soon as it is known whether the action is possible. */
function useEarlyRun(isKnown: boolean, run: () => void): () => void {
  const [isRequested, setRequested] = useState(false);
  useEffect(() => {
    if (!isRequested || !isKnown) return;
    setRequested(false);
    run();
  }, [isRequested, isKnown, run]);
  return () => setRequested(true);
}

/** Returns a draft with swapped languages. A complete translation becomes the text; otherwise the text is kept. */
function swapped(draft: Parameters<typeof directionOf>[0]) {
  const direction = directionOf(draft);
  if (!direction) return draft;
  const { from, to } = direction;
  const isComplete = draft.sheet.pairs.length > 0 && !draft.sheet.pairs.some(isOpen);
  return isComplete ? { from: to, to: from, sheet: swapSides(draft.sheet, to) } : withLanguage(draft, to);
}
