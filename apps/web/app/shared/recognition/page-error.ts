import { AppError, ocrMegapixels, statusOf } from '@inkstone/contracts';
import type { OcrPageView } from '@inkstone/contracts/ocr';
import type { ErrorCode } from '@inkstone/phrases';

/** Returns the error because of which a page was not recognised. */
export function pageError({ failedBy, name }: Pick<OcrPageView, 'failedBy' | 'name'>): AppError {
  const code = failedBy ?? '';
  return new AppError(isErrorCode(code) ? code : 'ocr_failed', { name, limit: ocrMegapixels });
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(statusOf, code);
}
