import { defaultLocale, isLocale, type Locale } from '@inkstone/phrases';

/** Returns the language for texts of a reply: the `language` header, else the browser's preference. */
export function readLanguage(language: string | undefined, acceptLanguage: string | undefined): Locale {
  return requestedLanguage(language, acceptLanguage) ?? defaultLocale;
}

/** Like `readLanguage`, but null for a request that names no supported language. */
export function requestedLanguage(
  language: string | undefined,
  acceptLanguage: string | undefined,
): Locale | null {
  return (language && matchLanguage(language)) || preferredLanguage(acceptLanguage ?? '');
}

/** Returns the supported language for a tag such as `zh-Hant-HK` or `en_US`, or null. */
function matchLanguage(tag: string): Locale | null {
  const [primary = '', ...rest] = tag.trim().toLowerCase().split(/[-_]/);
  if (primary === 'zh') return rest.some((part) => /^(?:tw|hk|mo|hant)$/.test(part)) ? 'zh-tw' : 'zh';
  return isLocale(primary) ? primary : null;
}

function preferredLanguage(header: string): Locale | null {
  let best: Locale | null = null;
  let bestWeight = 0;
  for (const item of header.slice(0, 200).split(',')) {
    const [tag = '', ...options] = item.split(';');
    const locale = matchLanguage(tag);
    const weight = Number(options.find((option) => option.trim().startsWith('q='))?.split('=')[1] ?? 1);
    if (locale && weight > bestWeight) {
      best = locale;
      bestWeight = weight;
    }
  }
  return best;
}
