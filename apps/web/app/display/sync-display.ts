import { type Display, getDisplay, saveDisplay } from '@inkstone/contracts/display';
import type { Locale } from '@inkstone/phrases';
import { quietCall } from '../call.ts';
import { savedLocale, saveLocale } from '../i18n/saved-locale.ts';
import { saveTheme } from '../shell/theme.ts';
import { keepLook, keptLook } from './kept-look.ts';
import { readLook, writeLook } from './sheet-look.ts';
import { forgetSent, readUnsent } from './unsent.ts';

let underWay: Promise<Locale | null> | undefined;

/**
 * Sends what was chosen here and shows what was chosen elsewhere. Gives the language to go on in, where another
 * device has chosen one; null where all stays, also without network.
 */
export function syncDisplay(): Promise<Locale | null> {
  // Each waits for the one before: an older reply must not come after a newer.
  const next = (underWay ?? Promise.resolve(null)).then(sync).catch(() => null);
  underWay = next;
  return next;
}

async function sync(): Promise<Locale | null> {
  const unsent = readUnsent();
  const hasUnsent = Object.keys(unsent).length > 0;
  const display = hasUnsent ? await quietCall(saveDisplay, unsent) : await quietCall(getDisplay, {});
  forgetSent(unsent);
  // What was chosen while the reply was on its way is newer than it.
  return show({ ...display, ...readUnsent() });
}

function show({ theme, language, font, scale, lineHeight }: Display): Locale | null {
  if (theme) saveTheme(theme === 'system' ? undefined : theme);
  const look = readLook(keptLook());
  const followed = {
    font: font ?? look.font,
    scale: scale ?? look.scale,
    lineHeight: lineHeight ?? look.lineHeight,
  };
  keepLook(writeLook(followed));
  if (!language || language === savedLocale()) return null;
  saveLocale(language);
  return language;
}
