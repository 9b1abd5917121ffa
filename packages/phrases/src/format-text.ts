import compile from 'icu-minify/compile';
import format, { type CompiledMessage } from 'icu-minify/format';
import type { Locale } from './locales.ts';

const compiled = new Map<string, CompiledMessage>();

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

/** Formats an ICU message, compiled at its first use. For the server; pages use use-intl. */
export function formatText(
  text: string,
  locale: Locale,
  params: Readonly<Record<string, string | number>>,
): string {
  let message = compiled.get(text);
  if (message === undefined) {
    message = compile(text);
    compiled.set(text, message);
  }
  return String(format(message, locale, { ...params }, { formatters }));
}
