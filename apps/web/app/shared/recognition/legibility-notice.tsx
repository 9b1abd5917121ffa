import type { OcrBlock } from '@inkstone/contracts/ocr';
import { isDoubtfulText, isLittleText } from '@inkstone/domain/ocr';
import { Notice } from '@inkstone/ui';
import { useTranslations } from 'use-intl';

/** Says that a page could hardly be read, or that much of it is doubtful; nothing for print. */
export function LegibilityNotice({ blocks }: { blocks: readonly OcrBlock[] }) {
  const t = useTranslations('ocr');
  if (!isDoubtfulText(blocks)) return null;
  return <Notice tone="warn">{t(isLittleText(blocks) ? 'little' : 'mostDoubtful')}</Notice>;
}
