import { AppError, ocrMegapixels, statusOf } from '@inkstone/contracts';
import type { OcrPageView } from '@inkstone/contracts/ocr';
import type { ErrorCode } from '@inkstone/phrases';
import { useTranslations } from 'use-intl';
import { useErrorWords } from '../../../platform/use-error-words.ts';

/** Says why a page has no text to show. */
export function PageOutcome({ page, isOpen }: { page: OcrPageView | undefined; isOpen: boolean }) {
  const t = useTranslations('ocr');
  const errorWords = useErrorWords();
  if (!page || page.state === 'waiting')
    return <p className="text-soft">{t(isOpen ? 'waiting' : 'notRead')}</p>;
  if (page.state === 'done') return <p className="text-soft">{t('noText')}</p>;
  const code = page.failedBy ?? '';
  const params = { name: page.name, limit: ocrMegapixels };
  return (
    <p className="text-bad">{errorWords(new AppError(isErrorCode(code) ? code : 'ocr_failed', params))}</p>
  );
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(statusOf, code);
}
