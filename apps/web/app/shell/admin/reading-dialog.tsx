import { Button, Dialog, Notice } from '@inkstone/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../platform/use-error-text.ts';

export interface ReadingDialogProps {
  title: string;
  description?: string;
  /** The query of the content. Its failure is shown with a button that retries it. */
  query: Pick<UseQueryResult, 'data' | 'error' | 'refetch' | 'isFetching'>;
  /** Shown until the content is loaded, unless loading has failed. */
  placeholder: ReactNode;
  className: string;
  onClose: () => void;
  /** The content; null until it is loaded. */
  children: ReactNode;
}

/** A dialog with content that is loaded when it opens. */
export function ReadingDialog(props: ReadingDialogProps) {
  const { title, description, query, placeholder, className, onClose, children } = props;
  const { data, error, refetch, isFetching } = query;
  const t = useTranslations('admin-content');
  const admin = useTranslations('admin');
  const errorText = useErrorText();
  const isEmpty = data === undefined;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      {...(description !== undefined && { description })}
      closeLabel={admin('close')}
      className={className}
      actions={<Button onClick={onClose}>{admin('close')}</Button>}
    >
      <div aria-busy={isFetching} className="pb-1">
        {children}
        {error && isEmpty && (
          <Notice tone="bad" role="alert">
            <p>{errorText(error)}</p>
            <Button size="small" className="mt-2" isBusy={isFetching} onClick={() => void refetch()}>
              {t('again')}
            </Button>
          </Notice>
        )}
        {isEmpty && !error && (
          <div role="status" aria-label={t('loading')}>
            {placeholder}
          </div>
        )}
      </div>
    </Dialog>
  );
}
