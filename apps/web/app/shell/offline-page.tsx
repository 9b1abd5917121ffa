import { Button, buttonClass, EmptyState } from '@inkstone/ui';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../platform/i18n/page-locale.ts';
import { AppFrame } from './app-frame.tsx';

/** Shown in place of a page that needs the server, or of a document that is not stored on this device. */
export function OfflinePage({ isDocumentAbsent = false }: { isDocumentAbsent?: boolean }) {
  const t = useTranslations('offline');
  const path = useLocalePath();
  useEffect(() => {
    const again = () => location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    <AppFrame title={t('title')}>
      <EmptyState
        title={t(isDocumentAbsent ? 'absentHint' : 'hint')}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => location.reload()}>{t('retry')}</Button>
            <Link to={path('/app')} className={buttonClass('primary')}>
              {t('toDocuments')}
            </Link>
          </span>
        }
      >
        <p>{t(isDocumentAbsent ? 'absentText' : 'text')}</p>
      </EmptyState>
    </AppFrame>
  );
}
