import type { GenerationReceipt } from '@inkstone/contracts/generation';
import { useTranslations } from 'use-intl';

/** The cost of a generation, and the words left. */
export function ReceiptText({ receipt: { words, left } }: { receipt: GenerationReceipt }) {
  const t = useTranslations('generation');
  return left === null ? t('receiptUnlimited', { words }) : t('receipt', { words, left });
}
