export { type ErrorCode, type ErrorParams, errorValues } from './errors.ts';
export {
  defaultLocale,
  fallbacksOf,
  isLocale,
  type Locale,
  languageTagOf,
  localeNames,
  locales,
} from './locales.ts';
export type { Messages } from './messages.generated.ts';
