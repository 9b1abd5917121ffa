import { codeMinutes } from '@inkstone/contracts/accounts';
import type { Locale } from '@inkstone/phrases';

/** Returns the SMS text. Providers require approved templates, so there is one text per language. */
export function smsText(locale: Locale, code: string): string {
  return locale === 'zh' || locale === 'zh-tw'
    ? `【砚台】验证码 ${code}，${codeMinutes} 分钟内有效。如非本人操作，请忽略。`
    : `Inkstone code: ${code}. It is valid for ${codeMinutes} minutes. If you did not ask for it, ignore this message.`;
}
