import type { OcrBlock } from '@inkstone/contracts/ocr';
import { isDoubtfulText, isLittleText } from '@inkstone/domain/ocr';
import { Notice } from '@inkstone/ui';
import { useTranslations } from 'use-intl';

/** A notice that a page was hardly legible, or that much of its text is doubtful. Renders nothing for clear print. */
export function LegibilityNotice({ blocks }: { blocks: readonly OcrBlock[] }) {
  const t = useTranslations('ocr');
  if (!isDoubtfulText(blocks)) return null;
  return <Notice tone="warn">{t(isLittleText(blocks) ? 'little' : 'mostDoubtful')}</Notice>;
}
