import { type ErrorCode, type ErrorParams, errorValues } from './errors.ts';
import { formatText } from './format-text.ts';
import { defaultLocale, type Locale } from './locales.ts';
import de from './messages/de/errors.json' with { type: 'json' };
import en from './messages/en/errors.json' with { type: 'json' };
import fr from './messages/fr/errors.json' with { type: 'json' };
import it from './messages/it/errors.json' with { type: 'json' };
import ja from './messages/ja/errors.json' with { type: 'json' };
import ko from './messages/ko/errors.json' with { type: 'json' };
import ru from './messages/ru/errors.json' with { type: 'json' };
import zh from './messages/zh/errors.json' with { type: 'json' };
import zhTw from './messages/zh-tw/errors.json' with { type: 'json' };

type MessageTexts = Readonly<Partial<Record<string, string>>>;

/** Messages of each language, followed by those of its fallbacks. */
const words: Record<Locale, readonly MessageTexts[]> = {
  zh: [zh],
  'zh-tw': [zhTw, zh],
  en: [en],
  fr: [fr, en],
  de: [de, en],
  it: [it, en],
  ja: [ja, en],
  ko: [ko, en],
  ru: [ru, en],
};

/**
 * Formats an error in a language, or in its fallback if it is not translated. For the server; pages use the
 * `errors` namespace. A missing parameter is formatted as `undefined`.
 */
export function formatError(locale: Locale, code: ErrorCode, params: ErrorParams = {}): string {
  const text = words[locale].map((each) => each[code]).find((each) => each !== undefined);
  return formatText(text ?? zh[code], text === undefined ? defaultLocale : locale, errorValues(params));
}
