import { createHash } from 'node:crypto';
import { day } from '@inkstone/kernel';
import type { Locale } from '@inkstone/phrases';
import { loadConversionMessages } from '@inkstone/phrases/format-conversion';

/** A consent text in one language, and its SHA-256. */
export interface Consent {
  readonly text: string;
  readonly hash: string;
}

/** Returns the consent to a conversion of `taken` ms of Plus to `days` days of Pro. */
export async function consentOf(
  { days, taken }: { readonly days: number; readonly taken: number },
  language: Locale,
): Promise<Consent> {
  const t = await loadConversionMessages(language);
  const text = t('consent', { plus: Math.ceil((taken * 100) / day) / 100, pro: days });
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}
