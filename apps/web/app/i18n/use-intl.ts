import type { Locale, Messages } from '@inkstone/phrases';

// Makes `useTranslations('site')` know its keys and their arguments.
declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
