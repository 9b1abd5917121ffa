import type { Editor } from '@inkstone/editor';
import { Finder, type FindStatus, visibleText } from '@inkstone/editor/find';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { revealMatch } from './reveal-match.ts';
import type { Find, FindForm } from './use-find.ts';

/** Minimum interval between two searches because of edits, in ms. */
const pause = 200;

const none: FindStatus = { count: 0, position: 0 };
const noStatus = () => none;
const subscribeToNothing = () => () => undefined;

/** Searches the text of an editor for the query of the bar, while the bar is open. */
export function useFinder(editor: Editor, { finder: latest, bar, form }: Find): FindStatus {
  const [finder, setFinder] = useState<Finder | null>(null);
  useEffect(() => {
    const { view } = editor;
    const made = new Finder({
      view,
      visible: () => visibleText(view),
      reveal: () => revealMatch(view.dom, bar.current),
      later: (work) => void setTimeout(work, pause),
    });
    latest.current = made;
    setFinder(made);
    const stop = follow(editor, made);
    // An on-screen keyboard opens after the first match has been found. Zooming by the user also resizes.
    const resized = () => {
      if (window.visualViewport?.scale === 1) revealMatch(view.dom, bar.current);
    };
    window.visualViewport?.addEventListener('resize', resized);
    return () => {
      stop();
      window.visualViewport?.removeEventListener('resize', resized);
      made.close(false);
      latest.current = null;
    };
  }, [editor, latest, bar]);
  const simplify = useSimplify(form);
  const { query, isCaseMatched, isWholeWord } = form;
  useEffect(() => {
    finder?.find(query, { isCaseMatched, isWholeWord, simplify });
  }, [finder, query, isCaseMatched, isWholeWord, simplify]);
  return useSyncExternalStore(finder?.subscribe ?? subscribeToNothing, finder?.status ?? noStatus, noStatus);
}

/** Notifies a finder of changes of the text and of scrolling. */
function follow(editor: Editor, finder: Finder): () => void {
  const { dom } = editor.view;
  const changed = () => finder.changed();
  let frame = 0;
  const scrolled = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => finder.scrolled());
  };
  editor.on('transaction', changed);
  dom.addEventListener('compositionend', changed);
  addEventListener('scroll', scrolled, { passive: true });
  addEventListener('resize', scrolled);
  return () => {
    cancelAnimationFrame(frame);
    editor.off('transaction', changed);
    dom.removeEventListener('compositionend', changed);
    removeEventListener('scroll', scrolled);
    removeEventListener('resize', scrolled);
  };
}

type Simplify = (text: string) => string;

/** The function that simplifies characters, loaded when the option is used for the first time; null without it. */
function useSimplify({ hasVariants }: FindForm): Simplify | null {
  const [simplify, setSimplify] = useState<Simplify | null>(null);
  useEffect(() => {
    if (!hasVariants) return;
    let isWanted = true;
    // A failed download leaves the option without effect until it is chosen again.
    void import('@inkstone/proofread/fold').then(
      ({ simplifyCharacters }) => isWanted && setSimplify(() => simplifyCharacters),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [hasVariants]);
  return hasVariants ? simplify : null;
}
