import { type Display, getDisplay, saveDisplay } from '@inkstone/contracts/accounts/display';
import type { Locale } from '@inkstone/phrases';
import { quietCall } from '../platform/call.ts';
import { savedLocale, saveLocale } from '../platform/i18n/saved-locale.ts';
import { saveTheme } from '../platform/theme.ts';
import { storeAppearance, storedAppearance } from './stored-appearance.ts';
import { parseAppearance, serializeAppearance } from './text-appearance.ts';
import { readUnsent, removeSent } from './unsent-settings.ts';

let underWay: Promise<Locale | null> | undefined;

/**
 * Sends settings chosen on this device and applies settings chosen on others. Returns the language to switch to if another device
 * has chosen one; null if it is unchanged or the server cannot be reached.
 */
export function syncDisplay(): Promise<Locale | null> {
  // Calls run one after another, so that an older reply cannot overwrite a newer one.
  const next = (underWay ?? Promise.resolve(null)).then(sync).catch(() => null);
  underWay = next;
  return next;
}

async function sync(): Promise<Locale | null> {
  const unsent = readUnsent();
  const hasUnsent = Object.keys(unsent).length > 0;
  const display = hasUnsent ? await quietCall(saveDisplay, unsent) : await quietCall(getDisplay, {});
  removeSent(unsent);
  // Settings chosen while the request was in flight take precedence over the reply.
  return show({ ...display, ...readUnsent() });
}

function show({ theme, language, font, scale, lineHeight }: Display): Locale | null {
  if (theme) saveTheme(theme === 'system' ? undefined : theme);
  const appearance = parseAppearance(storedAppearance());
  const followed = {
    font: font ?? appearance.font,
    scale: scale ?? appearance.scale,
    lineHeight: lineHeight ?? appearance.lineHeight,
  };
  storeAppearance(serializeAppearance(followed));
  if (!language || language === savedLocale()) return null;
  saveLocale(language);
  return language;
}
