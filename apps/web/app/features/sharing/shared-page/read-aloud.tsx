import { buttonClass } from '@inkstone/ui/plain';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useReadAloud } from './use-read-aloud.ts';

/** Starts and stops reading the text aloud, if the browser supports it. */
export function ReadAloud({
  article,
  language,
}: {
  article: RefObject<HTMLElement | null>;
  language: string;
}) {
  const t = useTranslations('sharing');
  const { canRead, isReading, start, stop } = useReadAloud(article, language);
  if (!canRead) return null;
  return (
    <button
      type="button"
      aria-pressed={isReading}
      onClick={isReading ? stop : start}
      className={buttonClass('quiet', 'small', 'text-soft max-sm:-ml-3 sm:-mr-3 print:hidden')}
    >
      {t(isReading ? 'stopReading' : 'readAloud')}
    </button>
  );
}
