import { Button, showToast } from '@inkstone/ui';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../platform/i18n/page-locale.ts';
import { useLatest } from '../../platform/use-latest.ts';
import { useSession } from '../../session/session.tsx';
import { saveStoredTrial } from './save-stored-trial.ts';
import { readTrial } from './stored-trial.ts';

/**
 * Saves the stored trial text as a document when its author opens a page of the app, however they signed in.
 * A failure is shown on the page with a retry button.
 */
export function SaveWhenSignedIn() {
  const t = useTranslations('trial');
  const { profile } = useSession();
  const { pathname } = useLocation();
  const isApp = /(^|\/)app(\/|$)/.test(pathname);
  const accountId = (isApp && profile?.id) || null;
  const { hasFailed, save } = useSaving(accountId);
  useEffect(() => {
    if (accountId === null || readTrial(Date.now()) === null) return;
    save();
    addEventListener('online', save);
    return () => removeEventListener('online', save);
  }, [accountId, save]);
  if (!hasFailed || accountId === null) return null;
  return (
    <aside
      aria-label={t('keptTitle')}
      className="fixed inset-x-3 bottom-3 z-40 mx-auto flex max-w-xl flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-lg border border-line bg-raised px-4 py-3 text-sm shadow-raised"
    >
      <p role="status" className="min-w-48 flex-1">
        {t('keptFailed')}
      </p>
      <Button size="small" onClick={save}>
        {t('keptRetry')}
      </Button>
    </aside>
  );
}

function useSaving(accountId: string | null): { hasFailed: boolean; save: () => void } {
  const [hasFailed, setFailed] = useState(false);
  const onSaved = useLatest(useOpenSaved());
  const save = useCallback(() => {
    if (accountId === null) return;
    saveStoredTrial(accountId).then(
      (id) => {
        setFailed(false);
        if (id !== null) onSaved.current(id);
      },
      () => setFailed(true),
    );
  }, [accountId, onSaved]);
  return { hasFailed, save };
}

/** Opens the new document when the list of documents is shown; on other pages only shows a message. */
function useOpenSaved(): (id: string) => void {
  const t = useTranslations('trial');
  const path = useLocalePath();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (id) => {
    const open = (replace: boolean) => void navigate(path(`/app/write/${id}`), { replace });
    if (pathname === path('/app')) open(true);
    else showToast.success(t('keptSaved'), { label: t('keptOpen'), run: () => open(false) });
  };
}
