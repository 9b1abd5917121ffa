import type { AcceptWay } from '@inkstone/editor/proposals';
import { showToast } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import type { RewriteSession } from './rewrite-session.ts';

/** Returns a function that writes sentences into the document, reports those that cannot be written, and returns their ids. */
export function useAccept(session: RewriteSession) {
  const t = useTranslations('rewrite');
  return (ids: readonly string[], way: AcceptWay): readonly string[] => {
    const left = session.accept(ids, way);
    if (left.length > 0) {
      const isAll = left.length === ids.length;
      showToast.warning(isAll ? t('couldNotApply') : t('someNotApplied', { count: left.length }));
    }
    return left;
  };
}
