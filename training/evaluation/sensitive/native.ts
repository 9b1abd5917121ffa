import { minCredible } from '@inkstone/proofread/internal/levels';
import { prepareParagraph } from '@inkstone/proofread/internal/pipeline/prepare-paragraph';
import { createSensitiveCheck } from '@inkstone/proofread/internal/sensitive/check-sensitive';
import type { SensitiveCategory } from '@inkstone/proofread/internal/sensitive/entry';
import { settingsOf } from '@inkstone/proofread/internal/settings';

/** A false positive in a native text. */
export interface NativeAlarm {
  readonly rule: string;
  readonly found: string;
  readonly around: string;
}

const sentence = /[^。！？；.!?\n]+[。！？；.!?\n]*/g;

/** Returns the findings of the sensitive-word check in native paragraphs at the default level, and the number of sentences. */
export function measureNative(
  paragraphs: readonly string[],
  categories: readonly SensitiveCategory[],
): { readonly sentences: number; readonly alarms: NativeAlarm[] } {
  const settings = settingsOf({ sensitive: { categories } });
  const check = createSensitiveCheck(settings);
  let sentences = 0;
  const alarms: NativeAlarm[] = [];
  for (const text of paragraphs) {
    sentences += text.match(sentence)?.length ?? 0;
    for (const { rule, start, end, credible = rule.credible } of check(prepareParagraph(text).whole, text)
      .findings) {
      if (credible < minCredible(rule, settings)) continue;
      alarms.push({
        rule: rule.id,
        found: text.slice(start, end),
        around: text.slice(Math.max(0, start - 40), end + 40),
      });
    }
  }
  return { sentences, alarms };
}
