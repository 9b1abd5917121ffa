import { AppError } from '@inkstone/contracts';
import { isSignedOut } from '@inkstone/contracts/accounts/sessions';
import { isLostOnLeaving, type OpenDocument, type SaveStatus } from '@inkstone/editor/sync';
import type { ErrorCode } from '@inkstone/phrases';
import { Button, buttonClass, classNames } from '@inkstone/ui';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { debouncedStatus } from './debounced-status.ts';
import { RestoreButton } from './restore-button.tsx';

/** The save status of an open document. */
function useSaveStatus(document: OpenDocument): SaveStatus {
  const { subscribe, getSnapshot } = useMemo(() => debouncedStatus(document.status), [document]);
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

const tones: Record<SaveStatus['kind'], string> = {
  loading: 'text-faint',
  saved: 'text-faint',
  saving: 'text-faint',
  offline: 'text-warn',
  'not-saved': 'text-bad',
};

/** Errors caused by an outdated page: only a reload helps. */
const outdated: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'sync_version_unsupported',
  'invalid_sync_message',
]);

/** Shows whether the text is saved. */
export function SaveState({ document, isReadOnly }: { document: OpenDocument; isReadOnly: boolean }) {
  const t = useTranslations('writing');
  const status = useSaveStatus(document);
  const words = useSaveText(status);
  useLeaveWarning(status);
  return (
    <div
      data-save={status.kind}
      className={classNames('flex min-w-0 items-center gap-2 text-sm', tones[status.kind])}
    >
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />
      <p role="status" className="min-w-0 grow leading-snug max-sm:text-xs max-sm:break-keep sm:line-clamp-2">
        {isReadOnly && status.kind === 'saved' ? t('readOnly') : words}
      </p>
      {status.kind === 'not-saved' && <WayOn reason={status.reason} onRetry={() => document.retry()} />}
    </div>
  );
}

/** The action that resolves an error: a reload, signing in again and returning, restoring from the trash, or a retry. */
function WayOn({ reason, onRetry }: { reason: ErrorCode; onRetry: () => void }) {
  const t = useTranslations('writing');
  const common = useTranslations('common');
  const path = useLocalePath();
  const { pathname } = useLocation();
  const { documentId } = useParams();
  if (isSignedOut(reason)) {
    const to = path(`/login?${new URLSearchParams({ next: pathname })}`);
    return (
      <Link to={to} reloadDocument className={buttonClass('secondary', 'small')}>
        {common('signIn')}
      </Link>
    );
  }
  if (reason === 'file_in_trash' && documentId)
    return <RestoreButton size="small" documentId={documentId} onRestored={onRetry} />;
  if (outdated.has(reason)) {
    return (
      <Button size="small" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    );
  }
  return (
    <Button size="small" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
}

function useSaveText(status: SaveStatus): string {
  const t = useTranslations('writing');
  const errorText = useErrorText();
  switch (status.kind) {
    case 'loading':
      return t('opening');
    case 'saved':
      return t('saved');
    case 'saving':
      return t(status.isKept ? 'saving' : 'savingUnkept');
    case 'offline':
      if (status.changes === 0) return t('offlineClean');
      return t(status.isKept ? 'offlineKept' : 'offlineUnkept', { count: status.changes });
    case 'not-saved': {
      const reason = errorText(new AppError(status.reason, status.params));
      return status.changes > 0 && status.isKept ? t('notSavedKept', { reason }) : t('notSaved', { reason });
    }
  }
}

/** Requests a confirmation before the page is left while text would be lost. */
function useLeaveWarning(status: SaveStatus): void {
  const isAtRisk = isLostOnLeaving(status);
  useEffect(() => {
    if (!isAtRisk) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isAtRisk]);
}
