import { type RefObject, useCallback, useEffect, useState } from 'react';
import { sentencesOf } from './sentences.ts';

/** Speech synthesis of a text with the voices of the browser. */
export interface ReadingAloud {
  /** False when the browser has no voices, and during server rendering. */
  readonly canRead: boolean;
  readonly isReading: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

const voices = { zh: 'zh-CN', en: 'en-US' } as const;

/** Speaks the blocks of an element one after another and highlights the current one. */
export function useReadAloud(article: RefObject<HTMLElement | null>, language: string): ReadingAloud {
  const [canRead, setCanRead] = useState(false);
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    setCanRead('speechSynthesis' in window);
    return () => window.speechSynthesis?.cancel();
  }, []);

  const stop = useCallback(() => {
    speechSynthesis.cancel();
    for (const block of article.current?.querySelectorAll('[data-reading]') ?? []) {
      block.removeAttribute('data-reading');
    }
    setReading(false);
  }, [article]);

  const start = useCallback(() => {
    speechSynthesis.cancel();
    const pieces = blocksOf(article.current).flatMap((block) =>
      sentencesOf(block.textContent ?? '').map((words) => ({ block, words })),
    );
    if (pieces.length === 0) return;
    setReading(true);
    pieces.forEach(({ block, words }, index) => {
      const utterance = new SpeechSynthesisUtterance(words);
      utterance.lang = language === 'en' ? voices.en : voices.zh;
      utterance.onstart = () => markOnly(article.current, block);
      if (index === pieces.length - 1) utterance.onend = stop;
      utterance.onerror = stop;
      speechSynthesis.speak(utterance);
    });
  }, [article, language, stop]);

  return { canRead, isReading, start, stop };
}

/** The innermost blocks that contain text, without code and footnotes. */
function blocksOf(article: HTMLElement | null): Element[] {
  const blocks = article?.querySelectorAll(':is(h1, h2, h3, h4, h5, h6, p)') ?? [];
  return [...blocks].filter((block) => block.closest('pre, .footnotes') === null);
}

function markOnly(article: HTMLElement | null, block: Element): void {
  for (const other of article?.querySelectorAll('[data-reading]') ?? [])
    other.removeAttribute('data-reading');
  block.setAttribute('data-reading', '');
  block.scrollIntoView({ block: 'nearest' });
}
