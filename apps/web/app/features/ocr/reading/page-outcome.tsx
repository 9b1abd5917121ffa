import type { OcrPageView } from '@inkstone/contracts/ocr';
import { useTranslations } from 'use-intl';
import { useErrorWords } from '../../../platform/use-error-words.ts';
import { pageError } from '../../../shared/recognition/page-error.ts';

/** Says why a page has no text to show. */
export function PageOutcome({ page, isOpen }: { page: OcrPageView | undefined; isOpen: boolean }) {
  const t = useTranslations('ocr');
  const errorWords = useErrorWords();
  if (!page || page.state === 'waiting')
    return <p className="text-soft">{t(isOpen ? 'waiting' : 'notRead')}</p>;
  if (page.state === 'done') return <p className="text-soft">{t('noText')}</p>;
  return <p className="text-bad">{errorWords(pageError(page))}</p>;
}
