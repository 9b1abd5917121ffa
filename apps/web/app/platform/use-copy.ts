import { showToast } from '@inkstone/ui';
import { useTranslations } from 'use-intl';

/** Returns a function that copies a text and reports `done` or the failure. */
export function useCopy(done: string): (text: string) => Promise<void> {
  const t = useTranslations('common');
  return async (text) => {
    if (await copyText(text)) showToast.success(done);
    else showToast.warning(t('copyFailed'));
  };
}

/**
 * Copies a text; resolves to whether that was possible. Browsers have no `navigator.clipboard` on pages without https, such as
 * those of an installation in a local network; there the text is copied from a field.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

function copyFromField(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;opacity:0';
  // Inside an open dialog only its own elements can have the focus.
  (focused?.closest('dialog, [role=dialog]') ?? document.body).append(field);
  field.focus();
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
