import { showToast } from '@inkstone/ui';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { isPasteCut } from './is-paste-cut.ts';

/** Reports when the end of a pasted text does not fit into a field: browsers leave it out without a message. */
export function usePasteNotice(): void {
  const t = useTranslations('common');
  useEffect(() => {
    const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      if (isPasteCut(target, clipboardData?.getData('text/plain') ?? ''))
        showToast.warning(t('pasteCut', { limit: target.maxLength }));
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [t]);
}
