import type { Locale, Messages } from '@inkstone/phrases';

// Declares the message keys and their arguments, so that `useTranslations('site')` is type-checked.
declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
